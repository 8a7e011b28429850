/** How long a browser may take to fetch what it saves, in milliseconds: some begin only after the press, and ask the player where to. */
const KEPT_MS = 60_000;

/** Hands a file to the browser to be saved under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
