import { afterEach, expect, it } from 'vitest';

import { openFrame } from './frame.ts';

afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
});

it('a provider whose code loads after the caller has unmounted renders nothing', async () => {
  const left = new AbortController();
  left.abort();
  const frame = openFrame({
    name: 'geetest',
    words: { title: 'Check', close: 'Close' },
    language: 'en',
    timeoutMs: 60_000,
    signal: left.signal,
  });
  expect(document.querySelectorAll('iframe[src^="/provider/"]')).toHaveLength(0);
  await expect(frame.ask({ kind: 'verify', captchaId: 'id' })).rejects.toMatchObject({ kind: 'closed' });
});
