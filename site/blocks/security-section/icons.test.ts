import { readFileSync } from 'node:fs';

import { parse } from 'jsonc-parser';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { SECTION_ICONS } from './SectionIcon.ts';

const section = v.object({ props: v.object({ icon: v.string() }) });
const centre = v.object({
  items: v.object({ securityCenter: v.object({ slots: v.object({ sections: v.object({ items: v.record(v.string(), section) }) }) }) }),
});

it('[CFG-8] [MEM-2] every icon that a security section names exists', () => {
  const { items } = v.parse(centre, parse(readFileSync('config/base/centres/member.json', 'utf8')));
  const named = Object.values(items.securityCenter.slots.sections.items).map(({ props }) => props.icon);
  expect(named.length).toBeGreaterThan(7);
  expect(named.filter((icon) => !Object.hasOwn(SECTION_ICONS, icon))).toEqual([]);
});
