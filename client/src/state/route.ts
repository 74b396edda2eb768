/** Where the player is: the part of the address after the hash. */

export type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly id: string; readonly isLesson: boolean };

export function routeOf(hash: string): Route {
  const [, page, id] = /^#\/(table|lesson)\/([\w-]+)$/.exec(hash) ?? [];
  return id === undefined ? { page: "home" } : { page: "table", id, isLesson: page === "lesson" };
}

export function hashOf(route: Route): string {
  return route.page === "home" ? "#/" : `#/${route.isLesson ? "lesson" : "table"}/${route.id}`;
}
