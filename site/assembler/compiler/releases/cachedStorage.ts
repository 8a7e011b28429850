import { LRUCache } from 'lru-cache';
import { hashOf } from './artefacts.ts';
import type { Storage } from './storage.ts';

/** Characters. A release has up to a few hundred thousand. */
const MAX_SIZE = 64 * 1024 * 1024;

/** Reads texts that are named by their hash once, since they never change. All others are read each time. */
export function cachedStorage(storage: Storage): Storage {
  const cache = new LRUCache<string, string>({ maxSize: MAX_SIZE, sizeCalculation: (text) => text.length });
  return {
    ...storage,
    async read(path) {
      const cached = cache.get(path);
      if (cached !== undefined) return cached;
      const text = await storage.read(path);
      if (text !== undefined && path.endsWith(`/${hashOf(text)}.json`)) cache.set(path, text);
      return text;
    },
  };
}
