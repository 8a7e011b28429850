import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { ICON_SHEET, iconSheet } from '../../scripts/icons.tsx';
import { iconNamed } from './Icon.tsx';

const CONFIG = join(import.meta.dirname, '../../config');

it('[CFG-8] every icon that config names exists', () => {
  // Entries of centers use separate icons, which their panel checks.
  const files = readdirSync(CONFIG, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(base|merchants)\/(?!.*centres).*\.json$/.test(file),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(join(CONFIG, file), 'utf8').matchAll(/"icon": "([^"]+)"/g)].map(([, icon]) => `${file}: ${icon}`),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((entry) => iconNamed(entry.split(': ')[1]) === undefined)).toEqual([]);
});

it.each(['constructor', 'no-such-icon', undefined])('[CFG-7] an icon named %s renders nothing', (name) => {
  expect(iconNamed(name)).toBeUndefined();
});

it('[CFG-8] the generated icon file is up to date', () => {
  expect(readFileSync(ICON_SHEET, 'utf8')).toBe(iconSheet());
});
