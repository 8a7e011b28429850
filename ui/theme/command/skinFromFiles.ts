import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { importTokens, type TokenImport } from '../import/importTokens.ts';
import type { TokenMapping } from '../import/mapping.ts';
import { compileSkin } from '../skin.ts';
import type { SkinFault } from '../skinFault.ts';

/** A skin made of files, with its stylesheet. */
export interface SkinFromFiles extends TokenImport {
  /** Empty if there are faults. */
  readonly css: string;
}

/**
 * Reads design token files, and a mapping (a JSON file), and compiles the skin.
 * @throws Error with the file's name, if one cannot be read or is no JSON.
 */
export async function skinFromFiles(paths: readonly string[], mappingPath?: string): Promise<SkinFromFiles> {
  const files = await Promise.all(paths.map(async (path) => ({ name: basename(path), content: await readJson(path) })));
  // Checked when it is read.
  const mapping = mappingPath === undefined ? {} : ((await readJson(mappingPath)) as TokenMapping);
  const made = importTokens(files, mapping);
  const { css, faults } = compileSkin(made.skin);
  return made.faults.length > 0 ? { ...made, css: '' } : { ...made, css, faults: faults.map((fault) => withSource(fault, made)) };
}

/** A fault of the skin with the token that its part was made of. */
function withSource(fault: SkinFault, { taken }: TokenImport): SkinFault {
  const part = fault.pointer.slice(1).replaceAll('/', '.');
  const source = taken.find(({ to }) => part === to || part.startsWith(`${to}.`));
  return source ? { ...fault, found: `${source.from}, ${fault.found}` } : fault;
}

async function readJson(path: string): Promise<unknown> {
  try {
    const text = await readFile(path, 'utf8');
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
