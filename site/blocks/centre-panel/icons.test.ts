import { readFileSync } from 'node:fs';

import { parse } from 'jsonc-parser';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { iconOf } from './icons.ts';

const entries = v.object({ items: v.record(v.string(), v.object({ icon: v.string() })) });

it.each(['member', 'agent'])('[CFG-8] every icon that the %s center names exists', (centre) => {
  const { items } = v.parse(entries, parse(readFileSync(`config/base/centres/${centre}.json`, 'utf8')));
  const named = Object.values(items).map(({ icon }) => icon);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((icon) => iconOf(icon) === undefined)).toEqual([]);
});
