import { readFileSync } from 'node:fs';

import { format } from 'prettier';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';

import { standalone, type Modules } from './standalone.ts';
import { storyFunction } from './storyFunction.ts';

const layout = { parser: 'babel-ts', singleQuote: true, printWidth: 100 } as const;

/**
 * What "Show code" shows of each story of a file, by the story's export: a module that can be pasted into an app. Stories made by a
 * helper, such as matrices, have none.
 */
export async function shownCode(file: string): Promise<ReadonlyMap<string, string>> {
  const csf = loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title }).parse();
  const modules: Modules = new Map();
  const shown = new Map<string, string>();
  for (const name of Object.keys(csf['_stories'])) {
    const fn = storyFunction(csf, name);
    if (fn) shown.set(name, await format(standalone(fn, file, modules), layout));
  }
  return shown;
}

/** Gives Storybook the code to show. */
export function showCode(): Plugin {
  return {
    name: 'show-code',
    async transform(code, id) {
      if (!id.endsWith('.stories.tsx') || !id.includes('/ui/')) return undefined;
      const shown = await shownCode(id);
      return { code: [code, ...[...shown].map(([name, text]) => assignment(name, text))].join('\n'), map: null };
    },
  };
}

function assignment(name: string, text: string): string {
  const docs = `${name}.parameters?.docs`;
  return `${name}.parameters = { ...${name}.parameters, docs: { ...${docs}, source: { code: ${JSON.stringify(text)}, ...${docs}?.source } } };`;
}
