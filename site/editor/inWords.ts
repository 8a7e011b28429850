/** A name of config as a title: `hot-games` → “Hot games”, `vendorsPerMenu` → “Vendors per menu”. */
export function inWords(name: string): string {
  const spaced = name
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}
