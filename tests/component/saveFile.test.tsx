import { expect, it, vi } from 'vitest';

import { pause } from '#site/shared/pause.ts';
import { saveFile } from '#site/shared/saveFile.ts';

it('[MEM-7] a file can still be fetched by a browser that begins to save it after the press', async () => {
  const named = vi.spyOn(URL, 'createObjectURL');
  saveFile(new Blob(['all records'], { type: 'text/csv' }), 'records.csv');
  await pause(50);
  const address: unknown = named.mock.results[0]?.value;
  const saved = await fetch(String(address));
  expect(await saved.text()).toBe('all records');
});
