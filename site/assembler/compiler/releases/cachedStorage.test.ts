import { describe, expect, it } from 'vitest';

import { hashOf } from './artefacts.ts';
import { cachedStorage } from './cachedStorage.ts';

/** A storage that counts how often each path is read. */
function counted(texts: Readonly<Record<string, string>>) {
  const reads: string[] = [];
  const storage = cachedStorage({
    list: async () => Object.keys(texts),
    read: async (path) => {
      reads.push(path);
      return texts[path];
    },
    create: async () => true,
  });
  return { storage, reads };
}

describe('a cached storage', () => {
  const whole = `demo/artefacts/${hashOf('released')}.json`;
  const damaged = `demo/artefacts/${hashOf('something else')}.json`;
  const entry = 'demo/log/000001.json';

  it('[OPS-3] reads once what is named by its hash, and again what is not, is damaged or is not there', async () => {
    const { storage, reads } = counted({ [whole]: 'released', [damaged]: 'released', [entry]: '{}' });
    const paths = [whole, damaged, entry, 'demo/log/000002.json'];
    const read = async () => Promise.all(paths.map((path) => storage.read(path)));
    expect(await read()).toEqual(['released', 'released', '{}', undefined]);
    expect(await read()).toEqual(['released', 'released', '{}', undefined]);
    expect(reads).toEqual([...paths, ...paths.filter((path) => path !== whole)]);
  });
});
