import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { describe, expect, it } from 'vitest';

import { AREAS } from '#site/assembler/runtime/vocabulary.ts';
import { blocks } from '#site/blocks/index.ts';
import { filesBelow, isStory, isTest, sources, type Literal, type Source } from './sources.ts';

const product = sources.filter((source) => !isTest(source) && !isStory(source));
const inFolder = (folder: string): Source[] => product.filter(({ path }) => path.startsWith(`${folder}/`));

/** `path:line` of each literal that is wrong. */
function offences(files: readonly Source[], isWrong: (literal: Literal) => boolean): string[] {
  return files.flatMap(({ path, literals }) => literals.filter(isWrong).map(({ value, line }) => `${path}:${line} ${value}`));
}

describe('files', () => {
  it('stay within 300 lines', () => {
    expect(sources.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path} has ${lines}`)).toEqual([]);
  });
});

describe('styles', () => {
  const RAW_COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/i;
  const styled = [...inFolder('ui'), ...inFolder('site')];

  it('[UI-2] [CFG-13] no colour is written outside the themes', () => {
    // Stories of pages make pictures in place of the gateway's.
    const colored = ['ui/theme/', 'site/assembler/', 'site/stories/'];
    const outsideThemes = styled.filter(({ path }) => !colored.some((folder) => path.startsWith(folder)));
    expect(offences(outsideThemes, ({ value }) => RAW_COLOUR.test(String(value)))).toEqual([]);
  });

  it('[UI-2] every style sheet writes into a named cascade layer', () => {
    const NAMES_LAYER = /layers\.(reset|tokens|components|site)\b|\blayered\(/;
    // These name things, and write no rules.
    const sheets = styled.filter(
      ({ path }) =>
        path.endsWith('.css.ts') &&
        !/(ui\/theme\/(layers|vars|pageEdges)|ui\/private\/linkColor|site\/lib\/bottomBar)\.css\.ts$/.test(path),
    );
    expect(sheets).not.toEqual([]);
    expect(sheets.filter(({ path }) => !NAMES_LAYER.test(readFileSync(path, 'utf8'))).map(({ path }) => path)).toEqual([]);
  });
});

describe('the kit', () => {
  /** Of the folders: what components share, and no component. */
  const SUPPORT = new Set(['theme', 'private', 'kit', 'overlay', 'listbox', 'testing', 'text']);
  const folders = readdirSync('ui', { withFileTypes: true }).filter((entry) => entry.isDirectory() && !SUPPORT.has(entry.name));
  const publicFace = sources.find(({ path }) => path === 'ui/index.ts');

  it.each(folders.map(({ name }) => name))('[UI-8] ui/%s has stories and tests', (name) => {
    const files = filesBelow(`ui/${name}`);
    expect({ story: files.some((file) => file.endsWith('.stories.tsx')), test: files.some((file) => /\.test\.tsx?$/.test(file)) }).toEqual({
      story: true,
      test: true,
    });
  });

  it('[UI-1] every component is exported from ui/index.ts, unless it is a part of another in its folder', () => {
    const components = product
      .map(({ path }) => path)
      .filter((path) => path.startsWith('ui/') && /^[A-Z].*\.tsx$/.test(basename(path)) && !SUPPORT.has(dirname(path).replace('ui/', '')));
    const isPart = (path: string): boolean =>
      product.some((other) => dirname(other.path) === dirname(path) && other.imports.includes(path));
    expect(components.filter((path) => !publicFace?.imports.includes(path) && !isPart(path))).toEqual([]);
  });
});

describe('the product knows nothing of one merchant', () => {
  it('[CFG-6] the assembler names no block', () => {
    // Some blocks are called after the layout area they usually stand in.
    const names = [...blocks.keys()].filter((name) => !AREAS.some((area) => area === name));
    expect(names).not.toEqual([]);
    expect(offences(inFolder('site/assembler'), ({ value }) => names.some((name) => name === value))).toEqual([]);
  });
});
