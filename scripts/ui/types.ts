import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { entries, moduleOf, packageOf } from './entries.ts';

/**
 * Writes the declarations that a user of the package can reach, including docstrings; internal ones are left out.
 * @returns the packages that the declarations import.
 * @throws the compiler's messages, if the kit has type errors.
 */
export async function writeTypes(root: string, outDir: string): Promise<ReadonlySet<string>> {
  const emitted = await mkdtemp(join(tmpdir(), 'playfront-types-'));
  try {
    await compile(root, emitted);
    return await publish(emitted, outDir);
  } finally {
    await rm(emitted, { recursive: true });
  }
}

async function compile(root: string, outDir: string): Promise<void> {
  try {
    await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', join(root, 'tsconfig.ui.json'), '--outDir', outDir]);
  } catch (error) {
    const messages = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(messages || String(error), { cause: error });
  }
}

/** `from '…'` and `import("…")`, or a comment, in which neither counts. */
const IMPORT = /\/\*[\s\S]*?\*\/|(\bfrom |\bimport\()(['"])([^'"]+)\2/g;

/** Copies the declarations of the entries, and of their imports, under their published names. */
async function publish(emitted: string, outDir: string): Promise<ReadonlySet<string>> {
  const imported = new Set<string>();
  const sources = new Set<string>(Object.values(entries));
  // A set iterates over items added during the iteration.
  for (const source of sources) {
    const text = await readFile(join(emitted, source.replace(/\.tsx?$/, '.d.ts')), 'utf8');
    const published = text.replaceAll(IMPORT, (found, keyword: string | undefined, quote: string, specifier: string) => {
      if (keyword === undefined) return found;
      const name = packageOf(specifier);
      if (name !== undefined) {
        imported.add(name);
        return found;
      }
      sources.add(join(dirname(source), specifier));
      return `${keyword}${quote}${moduleOf(specifier)}.js${quote}`;
    });
    const target = join(outDir, `${moduleOf(source)}.d.ts`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, published);
  }
  return imported;
}
