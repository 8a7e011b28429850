/** Commands that write files of the project: migrated config, schemas, and the page of blocks. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { merchantCodes } from '#site/assembler/compiler/files.ts';
import { generateSchemas } from '#site/assembler/compiler/schema/generate.ts';
import { readDocs } from '#site/blocks/docs.ts';
import { blocks } from '#site/blocks/index.ts';
import { catalogue } from './catalogue.ts';
import { allExist } from './compiled.ts';
import { staleFiles, writeStale, type Generated } from './generated.ts';
import type { Job } from './job.ts';
import { oldFiles, writeFiles } from './migrateFiles.ts';
import { generatedLines, migrationLines } from './print.ts';

/** The project's pages of documentation. */
const DOCS = join(import.meta.dirname, '../../../../docs');

/** Files of an older format: what becomes of them, and with `--write` the files themselves. */
export async function migrate(job: Job): Promise<boolean> {
  const { config, write } = job.options;
  const known = await merchantCodes(config);
  if (!allExist(job, known)) return false;
  const layers =
    job.names.length > 0 ? job.names.map((code) => `merchants/${code}`) : ['base', ...known.map((code) => `merchants/${code}`)];
  const files = await oldFiles(config, layers);
  if (write) await writeFiles(config, files);
  job.answer(
    files.map((file) => ({ ...file, written: write })),
    migrationLines(files, write),
  );
  return write || files.length === 0;
}

export async function schema(job: Job): Promise<boolean> {
  const { config } = job.options;
  return generated(job, join(config, 'schema'), await generateSchemas(config, blocks, await readDocs(blocks.keys())));
}

export async function docs(job: Job): Promise<boolean> {
  const pictures = new Set(await readdir(join(DOCS, 'blocks')).catch(() => []));
  const text = await catalogue(blocks, await readDocs(blocks.keys()), (type) => pictures.has(`${type}.webp`));
  return generated(job, DOCS, new Map([['blocks.md', text]]), (path) => path === 'blocks.md');
}

/** Brings generated files up to date, or with `--check` only says which are not. */
async function generated(job: Job, root: string, texts: Generated, isOurs: (path: string) => boolean = () => true): Promise<boolean> {
  const stale = await staleFiles(root, texts, isOurs);
  const written = !job.options.check;
  if (written) await writeStale(root, texts, stale);
  job.answer({ folder: root, files: texts.size, stale, written }, generatedLines(stale, written));
  return written || stale.length === 0;
}
