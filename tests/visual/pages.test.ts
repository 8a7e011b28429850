import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sanitize } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';

import { kitExports } from '../../.storybook/code/kitExports.ts';
import { usage } from '../../.storybook/docs/usage.ts';
import { storyFiles } from './storyFiles.ts';

const FOLDER = '.storybook/docs';

const pages = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);

const parts = storyFiles.filter(({ file }) => file.startsWith('ui/'));

it('[UI-9] the page of every part says when to use it, and when not', () => {
  expect(Object.keys(usage).toSorted()).toEqual(parts.map(({ csf }) => csf.meta?.id).toSorted());
});

it('[UI-9] what it names instead is in the kit', () => {
  const components = Object.values(usage).flatMap(({ use, avoid }) => `${use} ${avoid}`.match(/(?<=`)[A-Z]\w+(?=`)/g) ?? []);
  expect(components.filter((name) => !kitExports.has(name))).toEqual([]);
});

it('[UI-9] every hook and provider has a page', () => {
  const wanted = [...kitExports.keys()].filter((name) => /^use[A-Z]|^KitLink$|Provider$/.test(name));
  const texts = [...pages.map(([, text]) => text.match(/^#{1,2} .*/gm)?.join() ?? ''), ...parts.map(({ source }) => source)];
  expect(wanted.filter((name) => !texts.some((text) => text.includes(name)))).toEqual([]);
});

const ids = new Set([
  ...parts.map(({ csf }) => csf.meta?.id),
  ...pages.map(([, text]) => text.match(/<Meta .*id="([^"]*)"/)?.[1] ?? sanitize(text.match(/<Meta title="([^"]*)"/)?.[1] ?? '')),
]);

describe.each(pages)('%s', (_name, text) => {
  it('[UI-9] links to pages that exist', () => {
    const linked = [...text.matchAll(/\?path=\/docs\/([\w-]+)--docs/g)].map(([, id]) => id);
    expect(linked.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('[UI-9] imports what the kit exports', () => {
    const names = [...text.matchAll(/import \{([^}]*)\} from 'playfront\/ui'/g)].flatMap(([, list = '']) => list.split(','));
    expect(names.map((name) => name.replace('type ', '').trim()).filter((name) => !kitExports.has(name))).toEqual([]);
  });
});
