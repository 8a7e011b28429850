import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, SITE_DIR } from './support/build.ts';
import { FLOOR } from './support/floor/compat.ts';
import { usedByScript, usedByStyles, type Uses } from './support/floor/used.ts';
import { expect, test } from './support/test.ts';

/** What some of the oldest supported browsers lack, and why the site may use it. */
const DONE_WITHOUT: Readonly<Record<string, readonly string[]>> = {
  'looked for before it is used, by us or by a library': [
    'Temporal',
    'Temporal.Instant',
    'navigation',
    'setImmediate',
    'Error.captureStackTrace',
    'Uint8Array.fromBase64',
    '.toBase64()',
    '.checkVisibility()',
    '.startViewTransition()',
    '.share()',
  ],
  'a method of that name of our own or of a library': ['.take()', '.login()', '.toArray()'],
  'there in part: a signal that times out reports another error before Chrome 124': ['AbortSignal.timeout'],
  'only looks or feels better with it': [
    'text-wrap',
    'text-wrap: balance',
    'text-wrap: pretty',
    'field-sizing',
    'field-sizing: content',
    'content-visibility',
    'content-visibility: auto',
    'overflow-anchor',
    'overflow-anchor: none',
    'overscroll-behavior',
    'overscroll-behavior-x',
    'scrollbar-gutter',
    'scrollbar-gutter: stable',
    'scrollbar-width',
    'scrollbar-width: none',
    'scrollbar-width: thin',
    'paint-order',
    'forced-color-adjust',
    'forced-color-adjust: none',
    '-webkit-tap-highlight-color',
  ],
  'each engine has its own name for it, and all are written': [
    'user-select',
    ':-webkit-scrollbar',
    ':-webkit-search-cancel-button',
    ':-webkit-slider-thumb',
    ':-moz-range-thumb',
    ':-moz-range-track',
  ],
};
const allowed = new Set(Object.values(DONE_WITHOUT).flat());
const isAllowed = (what: string): boolean => allowed.has(what);

/** `file: what is lacking in browsers` of each use without a reason. */
function unexplained(ending: string, usedBy: (text: string) => Uses): string[] {
  const files = readdirSync(SITE_DIR, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
  return files.flatMap((file) =>
    [...usedBy(readFileSync(join(SITE_DIR, file), 'utf8'))].flatMap(([what, browsers]) =>
      isAllowed(what) ? [] : [`${file}: ${what} is lacking in ${browsers.join(', ')}`],
    ),
  );
}

test('[ERR-4] scripts use nothing that the oldest supported browsers lack', async () => {
  expect(unexplained('.js', usedByScript)).toEqual([]);
});

test('[ERR-4] styles use nothing that the oldest supported browsers lack', async () => {
  expect(unexplained('.css', usedByStyles)).toEqual([]);
});

test('[ERR-4] the oldest browsers are those that the build is for', () => {
  const target = Object.entries(FLOOR).map(([browser, version]) => `'${browser}${version}'`);
  expect(readFileSync(join(ROOT, 'vite.config.ts'), 'utf8')).toContain(`target: [${target.join(', ')}]`);
});

test('[ERR-4] a name that is too new is found, by whichever way it is used', () => {
  expect([...usedByScript('URL.parse(x); new CloseWatcher(); list.toSorted().getOrInsert(1)').keys()]).toEqual([
    'URL.parse',
    'CloseWatcher',
    '.getOrInsert()',
  ]);
  expect([...usedByStyles('@view-transition { navigation: auto } a:open { corner-shape: squircle; color: red }').keys()]).toEqual([
    '@view-transition',
    ':open',
    'corner-shape',
    'corner-shape: squircle',
  ]);
});
