/**
 * The config tool: `npm run config -- help` says what it can do. Like the app, it is where the parts meet: the compiler,
 * the block list and the skin compiler.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocs } from '#site/blocks/docs.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { compileMerchant, crossFaults, type Compiled } from '../compile.ts';
import { diff, type Side } from '../diff.ts';
import { explain } from '../explain.ts';
import { merchantCodes } from '../files.ts';
import { nearest } from '../nearest.ts';
import { generateSchemas } from '../schema/generate.ts';
import { catalogue } from './catalogue.ts';
import { readFacts } from './facts.ts';
import { staleFiles, writeStale, type Generated } from './generated.ts';
import { COMMANDS, helpOn, overview } from './help.ts';
import { oldFiles, writeFiles } from './migrateFiles.ts';
import { author, checkOutReleased, releaseMerchant, RELEASED, storeOf } from './releases.ts';
import { checkOut } from './revision.ts';
import { diffLines, explainLines, faultLine, generatedLines, logLines, migrationLines, summary } from './print.ts';

/** The project's pages of documentation. */
const DOCS = join(import.meta.dirname, '../../../docs');

const { values: options, positionals } = readArguments();
const [command = '', ...names] = positionals;
const commands: Readonly<Record<string, () => Promise<boolean>>> = {
  check,
  explain: explainOne,
  diff: diffTwo,
  migrate,
  release: releaseOne,
  rollback: rollBack,
  releases: releaseLog,
  schema,
  docs,
  help,
};

process.exitCode = (await (options.help ? help() : run())) ? 0 : 1;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        config: { type: 'string', default: join(import.meta.dirname, '../../../config') },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        releases: { type: 'string', default: process.env['CONFIG_RELEASES'] },
        by: { type: 'string' },
        as: { type: 'string' },
        type: { type: 'string' },
        rank: { type: 'string' },
        route: { type: 'string' },
        language: { type: 'string' },
        device: { type: 'string' },
        vendors: { type: 'string' },
        now: { type: 'string' },
        flag: { type: 'string', multiple: true },
        feature: { type: 'string', multiple: true },
        mark: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    complain(`${said(error)}\n\n${overview()}`);
    process.exit(1);
  }
}

async function run(): Promise<boolean> {
  const known = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (known) return known();
  const meant = nearest(command, Object.keys(COMMANDS));
  const wrong = command === '' ? '' : `There is no command "${command}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}\n\n`;
  return complain(wrong + overview());
}

/** `help explain`, or `explain --help`. */
async function help(): Promise<boolean> {
  const about = command === 'help' ? names[0] : command || undefined;
  if (about === undefined) {
    console.log(overview());
    return true;
  }
  const text = helpOn(about);
  if (text === undefined) return complain(`There is no command "${about}".\n\n${overview()}`);
  console.log(text);
  return true;
}

/** Every fault of every merchant, or of one. A fault in base is every merchant's, but said once. */
async function check(): Promise<boolean> {
  const known = await merchantCodes(options.config);
  if (!named(known)) return false;
  const codes = names.length > 0 ? names : known;
  // What only all together show is told of those that are named, too.
  const compiled = await compileAll(known);
  const all = [...codes.flatMap((code) => compiled.get(code)?.faults ?? []), ...crossFaults(compiled)];
  const faults = [...new Map(all.map((fault) => [JSON.stringify(fault), fault])).values()];
  answer(faults, [...faults.map(faultLine), `${codes.join(', ')}: ${summary(faults)}`]);
  return faults.length === 0;
}

async function explainOne(): Promise<boolean> {
  const [code = '', address = ''] = names;
  const { release, files } = await compileSound(code);
  if (!release) return false;
  const facts = readFacts(options, release.artefact);
  if ('problem' in facts) return complain(facts.problem);
  const result = explain({ artefact: release.artefact, files, address, known: facts.known });
  answer(result, explainLines(result));
  return result.found;
}

/** Either side is a merchant now, at a git revision (`demo@HEAD~3`), or as it is released (`demo@released`). */
async function diffTwo(): Promise<boolean> {
  const [before = '', after = ''] = names;
  const [one, other] = [await sideOf(before), await sideOf(after)];
  if (!one || !other) return false;
  const changes = diff(one, other);
  answer(changes, diffLines(changes));
  return true;
}

async function sideOf(name: string): Promise<Side | undefined> {
  const at = name.indexOf('@');
  if (at < 0) return soundSide(name, options.config);
  const [code, revision] = [name.slice(0, at), name.slice(at + 1)];
  try {
    const checkout = revision === RELEASED ? checkOutReleased(storeOf(options.releases), code) : checkOut(options.config, revision);
    const { configDir, remove } = await checkout;
    return await soundSide(code, configDir).finally(remove);
  } catch (error) {
    complain(said(error));
    return undefined;
  }
}

async function soundSide(code: string, configDir: string): Promise<Side | undefined> {
  const { release, files } = await compileSound(code, configDir);
  return release && { artefact: release.artefact, files };
}

/** Sends a merchant out as its files are now, unless they have faults. */
async function releaseOne(): Promise<boolean> {
  const [code = ''] = names;
  const known = await merchantCodes(options.config);
  if (!known.includes(code)) return noMerchant(code, known);
  const compiled = await compileAll(known);
  const faults = [...(compiled.get(code)?.faults ?? []), ...crossFaults(compiled)];
  const ready = compiled.get(code)?.release;
  if (!ready || faults.some(({ severity }) => severity === 'error')) {
    answer({ faults }, faults.map(faultLine));
    return complain(`${code} is not released: ${summary(faults)}`);
  }
  return attempt(async () => {
    const { id, moved } = await releaseMerchant(storeOf(options.releases), options.config, ready, author(options.by));
    answer({ merchant: code, release: id, moved, faults }, [
      ...faults.map(faultLine),
      `${code}: ${id} ${moved ? 'is released' : 'is what is released already'}`,
    ]);
  });
}

/** Takes the last release back, or everything after the named one. */
async function rollBack(): Promise<boolean> {
  const [code = '', to] = names;
  return attempt(async () => {
    const id = await storeOf(options.releases).rollBack(code, author(options.by), to);
    answer({ merchant: code, release: id }, [`${code}: back to ${id}`]);
  });
}

/** Who released and rolled back what, the latest first. */
async function releaseLog(): Promise<boolean> {
  const [code = ''] = names;
  return attempt(async () => {
    const log = (await storeOf(options.releases).log(code)).toReversed();
    answer(log, logLines(code, log));
  });
}

/** What cannot be done says why. */
async function attempt(deed: () => Promise<void>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (error) {
    return complain(said(error));
  }
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Files of an older format: what becomes of them, and with `--write` the files themselves. */
async function migrate(): Promise<boolean> {
  const known = await merchantCodes(options.config);
  if (!named(known)) return false;
  const layers = names.length > 0 ? names.map((code) => `merchants/${code}`) : ['base', ...known.map((code) => `merchants/${code}`)];
  const files = await oldFiles(options.config, layers);
  if (options.write) await writeFiles(options.config, files);
  answer(
    files.map((file) => ({ ...file, written: options.write })),
    migrationLines(files, options.write),
  );
  return options.write || files.length === 0;
}

async function schema(): Promise<boolean> {
  return generated(join(options.config, 'schema'), await generateSchemas(options.config, blocks, await readDocs(blocks.keys())));
}

async function docs(): Promise<boolean> {
  const pictures = new Set(await readdir(join(DOCS, 'blocks')).catch(() => []));
  const text = await catalogue(blocks, await readDocs(blocks.keys()), (type) => pictures.has(`${type}.webp`));
  return generated(DOCS, new Map([['blocks.md', text]]), (path) => path === 'blocks.md');
}

/** Brings generated files up to date, or with `--check` only says which are not. */
async function generated(root: string, texts: Generated, isOurs: (path: string) => boolean = () => true): Promise<boolean> {
  const stale = await staleFiles(root, texts, isOurs);
  const written = !options.check;
  if (written) await writeStale(root, texts, stale);
  answer({ folder: root, files: texts.size, stale, written }, generatedLines(stale, written));
  return written || stale.length === 0;
}

async function compileAll(codes: readonly string[]): Promise<ReadonlyMap<string, Compiled>> {
  return new Map(await Promise.all(codes.map(async (code) => [code, await compile(code)] as const)));
}

function compile(code: string, configDir = options.config): Promise<Compiled> {
  return compileMerchant({ configDir, code, blocks, compileSkin });
}

/** A merchant to reason about; one that does not exist or has faults is said and is absent. */
async function compileSound(
  code: string,
  configDir = options.config,
): Promise<Compiled | { release: undefined; files: Compiled['files'] }> {
  const codes = await merchantCodes(configDir);
  if (!codes.includes(code)) {
    noMerchant(code, codes);
    return { release: undefined, files: new Map() };
  }
  const compiled = await compile(code, configDir);
  if (!compiled.release) complain(`${code} has faults; see: npm run config -- check ${code}`);
  return compiled;
}

/** Whether all merchants named on the command line exist. */
function named(known: readonly string[]): boolean {
  const unknown = names.find((code) => !known.includes(code));
  return unknown === undefined || noMerchant(unknown, known);
}

function noMerchant(code: string, codes: readonly string[]): false {
  const meant = nearest(code, codes);
  return complain(
    `There is no merchant "${code}"${meant === undefined ? `; there are ${codes.join(', ')}` : `. Did you mean "${meant}"?`}`,
  );
}

/** Says it in words, or as JSON where that is asked for. */
function answer(value: unknown, lines: readonly string[]): void {
  console.log(options.json ? JSON.stringify(value, null, 2) : lines.join('\n'));
}

function complain(problem: string): false {
  console.error(problem);
  return false;
}
