import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { iconOf } from './icons.ts';

it.each(['member', 'agent'])('[CFG-8] every icon that the %s centre names is one that is drawn', (centre) => {
  const named = [...readFileSync(`config/base/centres/${centre}.json`, 'utf8').matchAll(/"icon": "([^"]+)"/g)].map(([, icon]) => icon);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((icon) => iconOf(icon) === undefined)).toEqual([]);
});
