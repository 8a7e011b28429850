/**
 * The config tool: `npm run config -- check|explain|diff|schema`. Like the app, it is where the
 * parts meet: the compiler, the block list and the skin compiler.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { compileMerchant, crossFaults, type Compiled } from '../compile.ts';
import { diff, type Side } from '../diff.ts';
import { explain } from '../explain.ts';
import { merchantCodes } from '../files.ts';
import { nearest } from '../nearest.ts';
import { writeSchemas } from '../schema/generate.ts';
import { readFacts } from './facts.ts';
import { checkOut } from './revision.ts';
import { diffLines, explainLines, faultLine, summary, USAGE } from './print.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    config: { type: 'string', default: join(import.meta.dirname, '../../../config') },
    json: { type: 'boolean', default: false },
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
  },
});

const [command = '', ...names] = positionals;
const commands: Readonly<Record<string, () => Promise<boolean>>> = { check, explain: explainOne, diff: diffTwo, schema };

const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!run) console.error(USAGE);
process.exitCode = (await run?.()) === true ? 0 : 1;

/** Every fault of every merchant, or of one. A fault in base is every merchant's, but said once. */
async function check(): Promise<boolean> {
  const codes = names.length > 0 ? names : await merchantCodes(options.config);
  const compiled = new Map(await Promise.all(codes.map(async (code) => [code, await compile(code)] as const)));
  const all = [...[...compiled.values()].flatMap((merchant) => merchant.faults), ...crossFaults(compiled)];
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

/** Either side is a merchant now, or at a git revision: `demo@HEAD~3`. */
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
  try {
    const { configDir, remove } = await checkOut(options.config, name.slice(at + 1));
    return await soundSide(name.slice(0, at), configDir).finally(remove);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

async function soundSide(code: string, configDir: string): Promise<Side | undefined> {
  const { release, files } = await compileSound(code, configDir);
  return release && { artefact: release.artefact, files };
}

async function schema(): Promise<boolean> {
  const written = await writeSchemas(options.config, blocks);
  console.log(`${written} schemas written to ${join(options.config, 'schema')}`);
  return true;
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
    const meant = nearest(code, codes);
    complain(`There is no merchant "${code}"${meant === undefined ? `; there are ${codes.join(', ')}` : `. Did you mean "${meant}"?`}`);
    return { release: undefined, files: new Map() };
  }
  const compiled = await compile(code, configDir);
  if (!compiled.release) complain(`${code} has faults; see: npm run config -- check ${code}`);
  return compiled;
}

/** Says it in words, or as JSON where that is asked for. */
function answer(value: unknown, lines: readonly string[]): void {
  console.log(options.json ? JSON.stringify(value, null, 2) : lines.join('\n'));
}

function complain(problem: string): false {
  console.error(problem);
  return false;
}
