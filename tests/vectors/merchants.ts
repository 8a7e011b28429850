/** For tests: copies of the config folder to break, and the parts that compiling takes. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { compileMerchant, type Compiled, type Release } from '#site/assembler/compiler/compile.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export const CONFIG = join(import.meta.dirname, '../../config');

export function compile(code: string, configDir = CONFIG): Promise<Compiled> {
  return compileMerchant({ configDir, code, blocks, compileSkin });
}

/** A merchant as it ships. */
export async function released(code: string): Promise<Compiled & { readonly release: Release }> {
  const compiled = await compile(code);
  if (!compiled.release) throw new Error(`${code} has faults: ${JSON.stringify(compiled.faults[0])}`);
  return { ...compiled, release: compiled.release };
}

export interface ConfigCopy {
  readonly dir: string;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  makeFolder(path: string): Promise<unknown>;
  /** Replaces the first `find`; a copy that lacks it is a mistake of the test. */
  edit(file: string, find: string, put: string): Promise<void>;
}

/** The config folder, copied for one test. */
export async function copyConfig(): Promise<ConfigCopy> {
  const dir = await temporaryFolder();
  await Promise.all(['base', 'merchants'].map((part) => cp(join(CONFIG, part), join(dir, part), { recursive: true })));
  const read = (file: string) => readFile(join(dir, file), 'utf8');
  const write = (file: string, text: string) => writeFile(join(dir, file), text);
  return {
    dir,
    read,
    write,
    makeFolder: (path) => mkdir(join(dir, path), { recursive: true }),
    async edit(file, find, put) {
      const text = await read(file);
      if (!text.includes(find)) throw new Error(`${file} does not hold ${find}`);
      await write(
        file,
        text.replace(find, () => put),
      );
    },
  };
}
