/** Edited files as a zip, to be committed to the project. */
import { strToU8, zipSync } from 'fflate';

import type { EditedFiles } from './protocol.ts';

/** The path of a merchant's file in the project. */
const placeOf = (merchant: string, path: string): string => `config/merchants/${merchant}/${path}`;

/** A zip of the files at their places, to be unpacked in the project's folder. */
export function zipOf(merchant: string, files: EditedFiles): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [placeOf(merchant, path), strToU8(text)])));
}

/** Has the browser save bytes under a name. */
export function download(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  link.download = name;
  link.click();
  // The browser has taken the address over by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
