/** Handing the player a file. */

export function saved(name: string, text: string): void {
  savedBlob(name, new Blob([text], { type: "application/json" }));
}

export function savedBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
