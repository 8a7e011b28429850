import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'jsonc-parser';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { catalogue } from '#site/assembler/compiler/cli/catalogue.ts';
import { faultLine } from '#site/assembler/compiler/faultLines.ts';
import { readDocs } from '#site/blocks/docs.ts';
import { blocks } from '#site/blocks/index.ts';
import { compile, copyConfig } from '../vectors/merchants.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const page = (name: string) => readFile(join(DOCS, name), 'utf8');

describe('the docs of blocks', () => {
  it.each([...blocks.keys()])('[CFG-6] %s has docs whose examples fit its schema, and says what each slot is for', async (type) => {
    const docs = (await readDocs([type])).get(type);
    const block = blocks.get(type);
    if (!docs || !block) throw new Error(`site/blocks/${type}/docs.ts is missing`);
    const { props } = await block.schema();
    for (const example of docs.examples) expect([example, v.safeParse(props, example).issues]).toEqual([example, undefined]);
    expect(Object.keys(docs.slots ?? {})).toEqual(Object.keys(block.slots));
    expect(docs.purpose).toMatch(/^[A-Z].*\.$/);
  });

  it('[CFG-6] are the catalogue: npm run config -- docs', async () => {
    const pictures = new Set(await readdir(join(DOCS, 'blocks')));
    const text = await catalogue(blocks, await readDocs(blocks.keys()), (type) => pictures.has(`${type}.webp`));
    expect(await page('blocks.md')).toBe(text);
    expect([...pictures].filter((picture) => !blocks.has(picture.replace(/\.webp$/, '')))).toEqual([]);
  });
});

describe('the guides', () => {
  it('[CFG-2] [CFG-11] how to make a merchant: each file in it is sound', async () => {
    const copy = await copyConfig();
    await cp(join(copy.dir, 'merchants/demo'), join(copy.dir, 'merchants/mango'), { recursive: true });
    await copy.edit('merchants/mango/merchant.json', '"default": true,', '');
    await copy.edit('merchants/mango/merchant.json', '["localhost", "127.0.0.1"]', '["mango.localhost"]');
    const guide = await page('make-a-merchant.md');
    const files = [...guide.matchAll(/```json\n(\{\n {2}"\$schema"[\s\S]*?)```/g)].map(([, text = '']) => text);
    const written = [];
    for (const text of files) {
      const schema = String(parse(text).$schema).replace(/^(\.\.\/)+schema\/(patch\/)?/, '');
      const file = schema.replace(/^(labels|texts)\.json$/, '$1/EN.json');
      await mkdir(dirname(join(copy.dir, 'merchants/mango', file)), { recursive: true });
      await copy.write(`merchants/mango/${file}`, text);
      written.push(file);
    }
    expect(written).toEqual(['menus/main.json', 'banners.json', 'pages/home.json', 'registration.json', 'labels/EN.json', 'texts/EN.json']);
    const { faults, release } = await compile('mango', copy.dir);
    expect(faults.map(faultLine)).toEqual([]);
    expect(release?.artefact.pages['home']?.areas.main?.order[0]).toBe('mango');
  });

  it.each(['make-a-merchant.md', 'add-a-block.md', 'blocks.md', 'releases.md', 'upgrading.md'])(
    '[CFG-11] %s links to what is there',
    async (name) => {
      const text = await page(name);
      const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link).filter((link) => !link.startsWith('http'));
      expect(links).not.toEqual([]);
      for (const link of new Set(links)) {
        const folder = join(DOCS, dirname(link));
        expect(await readdir(folder), `${name} links to ${link}`).toContain(link.split('/').at(-1));
      }
    },
  );
});
