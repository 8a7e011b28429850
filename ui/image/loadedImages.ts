import { IMAGE_CACHE_SIZE } from '../kit/defaults.ts';

/** The latest addresses that loaded, oldest first: the browser has their bytes, so they are shown at once. */
const loaded = new Set<string>();

/** @param most how many are remembered */
export function rememberLoaded(src: string, most = IMAGE_CACHE_SIZE): void {
  loaded.delete(src);
  loaded.add(src);
  const [oldest] = loaded;
  if (loaded.size > most && oldest !== undefined) loaded.delete(oldest);
}

export function wasLoaded(src: string): boolean {
  return loaded.has(src);
}
