import { IMAGE_CACHE_SIZE } from '../kit/defaults.ts';

/** The latest loaded URLs, oldest first: the browser has them cached, so they are shown without a placeholder. */
const loaded = new Set<string>();

/** @param most size of the cache */
export function rememberLoaded(src: string, most = IMAGE_CACHE_SIZE): void {
  loaded.delete(src);
  loaded.add(src);
  const [oldest] = loaded;
  if (loaded.size > most && oldest !== undefined) loaded.delete(oldest);
}

export function wasLoaded(src: string): boolean {
  return loaded.has(src);
}
