/** Where the player is: the part of the address after the hash. */

export type Route =
  | { readonly page: "home" }
  | { readonly page: "library" }
  | { readonly page: "table"; readonly id: string; readonly mode: Mode };

/** How one sits down at a table: to play, to learn, or to see what has been. */
export type Mode = "table" | "lesson" | "replay";

export function routeOf(hash: string): Route {
  if (hash === "#/games") return { page: "library" };
  const [, mode, id] = /^#\/(table|lesson|replay)\/([\w-]+)$/.exec(hash) ?? [];
  return id === undefined ? { page: "home" } : { page: "table", id, mode: mode as Mode };
}

export function hashOf(route: Route): string {
  if (route.page === "table") return `#/${route.mode}/${route.id}`;
  return route.page === "home" ? "#/" : "#/games";
}
