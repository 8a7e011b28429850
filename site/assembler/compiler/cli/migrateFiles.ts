/** What `migrate` would change on disk, and doing so. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTexts } from '#site/assembler/compiler/files.ts';
import { migrate } from '#site/assembler/compiler/migrate/migrate.ts';
import { lineCounter, parseFile } from '#site/assembler/compiler/parse.ts';
import { FORMAT_VERSION } from '#site/assembler/settings/envelope.ts';
import type { Position } from '#site/assembler/runtime/types.ts';

/** A file of an older version and what would become of it. */
export interface OldFile {
  /** Relative to the config folder. */
  readonly file: string;
  readonly from: number;
  readonly to: number;
  /** Names of the steps, in order. */
  readonly steps: readonly string[];
  /** By place in the file as it is. */
  readonly changes: readonly (Position & { readonly what: string })[];
  readonly text: string;
}

/** The files of these layers (`base`, `merchants/demo`) that are of an older version; one that is no JSON is left to `check`. */
export async function oldFiles(configDir: string, layers: readonly string[]): Promise<OldFile[]> {
  const texts = await Promise.all(layers.map(async (layer) => [layer, await readTexts(configDir, layer)] as const));
  return texts.flatMap(([layer, files]) =>
    [...files].flatMap(([path, text]): OldFile[] => {
      const file = `${layer}/${path}`;
      const migration = parseFile(file, text).faults.length > 0 ? undefined : migrate(path, text);
      if (!migration) return [];
      const position = lineCounter(text);
      const changes = migration.changes.map(({ offset, what }) => ({ ...position(offset), what }));
      return [{ file, from: migration.from, to: FORMAT_VERSION, steps: migration.steps, changes, text: migration.text }];
    }),
  );
}

/** Writes the new texts over the old ones. */
export async function writeFiles(configDir: string, files: readonly OldFile[]): Promise<void> {
  await Promise.all(files.map(({ file, text }) => writeFile(join(configDir, file), text)));
}
