import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { firstLabels, labelsOf } from '../../site/i18n/kitLabels.ts';
import { localeOf } from '../../site/i18n/locales.ts';
import { allLabels } from '../../ui/kit/allLabels.ts';

/** Folder of the package with a module for each language. */
export const LABELS = 'labels';

const DECLARATION = `import type { KitLabels } from '../kit/allLabels.js';

/** The kit's texts in this language, for \`KitProvider labels\`. */
export declare const labels: KitLabels;
`;

/**
 * Writes the kit's texts in each language of `locales/`, as `labels/th.js`.
 * @returns the language tags.
 * @throws Error if a language lacks a text.
 */
export async function writeLabels(root: string, outDir: string): Promise<readonly string[]> {
  const locales = join(root, 'locales');
  const codes = (await readdir(locales)).filter((name) => /^[A-Z-]+$/.test(name)).toSorted();
  await mkdir(join(outDir, LABELS), { recursive: true });
  return Promise.all(
    codes.map(async (code) => {
      const labels = { ...firstLabels(await bundle(locales, code, 'common')), ...labelsOf(await bundle(locales, code, 'kit')) };
      const missing = Object.keys(allLabels).filter((name) => !Object.hasOwn(labels, name));
      if (missing.length > 0) throw new Error(`locales/${code} lacks texts of the kit: ${missing.join(', ')}`);
      const { tag } = localeOf(code);
      await writeFile(join(outDir, LABELS, `${tag}.js`), `export const labels = ${JSON.stringify(labels, null, 2)};\n`);
      await writeFile(join(outDir, LABELS, `${tag}.d.ts`), DECLARATION);
      return tag;
    }),
  );
}

async function bundle(locales: string, code: string, namespace: string): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(join(locales, code, `${namespace}.json`), 'utf8'));
}
