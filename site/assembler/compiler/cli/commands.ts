import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { readDocs } from '#site/blocks/docs.ts';
import { blocks } from '#site/blocks/index.ts';
import { crossFaults } from '#site/assembler/compiler/check/crossFaults.ts';
import type { Side } from '#site/assembler/compiler/explain/changes.ts';
import { diff } from '#site/assembler/compiler/explain/diff.ts';
import { explain } from '#site/assembler/compiler/explain/explain.ts';
import { merchantCodes } from '#site/assembler/compiler/files.ts';
import { generateSchemas } from '#site/assembler/compiler/schema/generate.ts';
import { catalogue } from './catalogue.ts';
import { allExist, compileAll, compileSound } from './compiled.ts';
import { readFacts } from './facts.ts';
import { staleFiles, writeStale, type Generated } from './generated.ts';
import { said, type Command, type Job } from './job.ts';
import { oldFiles, writeFiles } from './migrateFiles.ts';
import { faultLines, keyOf, summary } from '#site/assembler/compiler/faultLines.ts';
import { diffLines, explainLines, generatedLines, migrationLines } from './print.ts';
import { release, releases, rollback } from './releaseCommands.ts';
import { checkOutReleased, RELEASED, storeOf } from './releases.ts';
import { review } from './reviewCommand.ts';
import { checkOut } from './revision.ts';
import { tokens } from './tokensCommand.ts';

/** The project's pages of documentation. */
const DOCS = join(import.meta.dirname, '../../../../docs');

/** What the tool can do, by the first word after it; `help.ts` tells it in words. */
export const commands: Readonly<Record<string, Command>> = {
  check,
  explain: explainOne,
  diff: diffTwo,
  review,
  migrate,
  release,
  rollback,
  releases,
  tokens,
  schema,
  docs,
};

/** Every fault of every merchant, or of one. A fault in base is every merchant's, but said once. */
async function check(job: Job): Promise<boolean> {
  const known = await merchantCodes(job.options.config);
  if (!allExist(job, known)) return false;
  const codes = job.names.length > 0 ? job.names : known;
  // Faults across merchants are reported for the named ones, too.
  const compiled = await compileAll(job.options.config, known);
  const all = [...codes.map((code) => compiled.get(code)?.faults ?? []), crossFaults(compiled)];
  const faults = [...new Map(all.flat().map((fault) => [keyOf(fault), fault])).values()];
  job.answer(faults, [...faultLines(all), `${codes.join(', ')}: ${summary(faults)}`]);
  return faults.length === 0;
}

async function explainOne(job: Job): Promise<boolean> {
  const [code = '', address = ''] = job.names;
  const { release: sound, files } = await compileSound(job, code);
  if (!sound) return false;
  const facts = readFacts(job.options, sound.artefact);
  if ('problems' in facts) return job.complain(...facts.problems);
  const result = explain({ artefact: sound.artefact, files, address, known: facts.known });
  job.answer(result, explainLines(result));
  return result.found;
}

/** Either side is a merchant now, at a git revision (`demo@HEAD~3`), or as it is released (`demo@released`). */
async function diffTwo(job: Job): Promise<boolean> {
  const [before = '', after = ''] = job.names;
  const [one, other] = [await sideOf(job, before), await sideOf(job, after)];
  if (!one || !other) return false;
  const changes = diff(one, other);
  job.answer(changes, diffLines(changes));
  return true;
}

async function sideOf(job: Job, name: string): Promise<Side | undefined> {
  const { config, releases: folder } = job.options;
  const at = name.indexOf('@');
  if (at < 0) return soundSide(job, name, config);
  const [code, revision] = [name.slice(0, at), name.slice(at + 1)];
  try {
    const checkout = revision === RELEASED ? checkOutReleased(await storeOf(folder), code) : checkOut(config, revision);
    const { configDir, remove } = await checkout;
    return await soundSide(job, code, configDir).finally(remove);
  } catch (error) {
    job.complain(said(error));
    return undefined;
  }
}

async function soundSide(job: Job, code: string, configDir: string): Promise<Side | undefined> {
  const { release: sound, files } = await compileSound(job, code, configDir);
  return sound && { artefact: sound.artefact, files };
}

/** Files of an older format: what becomes of them, and with `--write` the files themselves. */
async function migrate(job: Job): Promise<boolean> {
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

async function schema(job: Job): Promise<boolean> {
  const { config } = job.options;
  return generated(job, join(config, 'schema'), await generateSchemas(config, blocks, await readDocs(blocks.keys())));
}

async function docs(job: Job): Promise<boolean> {
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
