import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { filesBelow } from '../house/sources.ts';

const DIRECTIVE = "'use client';\n";

/** A hook, a context, or an event handler: an attribute, or a method of an object of props. */
const NEEDS_CLIENT =
  /\buse(?:[A-Z]\w*)?(?:<[^()]*>)?\(|\bcreateContext\b[<(]|\bon[A-Z]\w*=\{|\bon[A-Z]\w*: (?:\([^)]*\) => \{|stayInField)/;

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');

/** Modules of the package that a page or a server component can load. */
const modules = filesBelow('ui')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories|css)\.tsx?$|^ui\/(?:testing|theme\/command)\/|\/story|Testing/.test(path))
  .map((path) => ({ path, code: readFileSync(path, 'utf8') }));

describe("'use client'", () => {
  it('[UI-1] is at the top of every module with a hook, a context or an event handler, for server components', () => {
    const missing = modules.filter(({ code }) => NEEDS_CLIENT.test(withoutComments(code)) && !code.startsWith(DIRECTIVE));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('[UI-1] is at the top of no other, so that these also run on a server', () => {
    const needless = modules.filter(({ code }) => code.startsWith(DIRECTIVE) && !NEEDS_CLIENT.test(withoutComments(code)));
    expect(needless.map(({ path }) => path)).toEqual([]);
  });
});
