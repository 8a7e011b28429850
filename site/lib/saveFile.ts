/** Lifetime of the blob URL, in milliseconds: some browsers read it only after a file dialog. */
const KEPT_MS = 60_000;

/** Downloads a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
