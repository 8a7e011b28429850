import { expect, it, vi } from 'vitest';

import { sleep } from '#site/lib/sleep.ts';
import { saveFile } from '#site/lib/saveFile.ts';

it('[MEM-7] a file can still be fetched by a browser that begins to save it after the press', async () => {
  const named = vi.spyOn(URL, 'createObjectURL');
  saveFile(new Blob(['all records'], { type: 'text/csv' }), 'records.csv');
  await sleep(50);
  const address: unknown = named.mock.results[0]?.value;
  const saved = await fetch(String(address));
  expect(await saved.text()).toBe('all records');
});
