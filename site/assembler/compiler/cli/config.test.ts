import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { beforeAll, describe, expect, it, vi } from 'vitest';

import { COMMANDS, helpOn, overview } from './help.ts';
import { runTool } from './tool.ts';
import { generateMerchants } from '../../../../tests/bench/merchants/generate.ts';
import { copyConfig, type ConfigCopy } from '../../../../tests/vectors/merchants.ts';

const run = promisify(execFile);

interface Answer {
  readonly code: number;
  readonly output: string;
  readonly complaint: string;
}

/** The config tool, over a copy of the config. */
async function config(copy: ConfigCopy, ...args: string[]): Promise<Answer> {
  const lines = { output: '', complaint: '' };
  const endsWell = await runTool([...args, '--config', copy.dir], {
    say: (text) => (lines.output += `${text}\n`),
    complain: (text) => (lines.complaint += `${text}\n`),
  });
  return { code: endsWell ? 0 : 1, ...lines };
}

/** `npm run config`, over the project's own config. */
async function commandLine(...args: string[]): Promise<Answer> {
  try {
    const { stdout, stderr } = await run(process.execPath, [
      '--import',
      'tsx',
      join(import.meta.dirname, '../../../../scripts/config.ts'),
      ...args,
    ]);
    return { code: 0, output: stdout, complaint: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }; // What execFile rejects with.
    return { code, output: stdout, complaint: stderr };
  }
}

/** A copy with its first state committed. */
async function repository(): Promise<ConfigCopy> {
  const copy = await copyConfig();
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=Operator', '-c', 'user.email=operator@example.com', ...args], { cwd: copy.dir });
  await git('init', '--quiet');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'First');
  return copy;
}

// The folder of releases of whoever runs the tests is none of theirs.
beforeAll(() => {
  vi.stubEnv('CONFIG_RELEASES', '');
  return () => vi.unstubAllEnvs();
});

describe('the config tool', () => {
  it('[CFG-8] ends with 0 when there is nothing to mend, and with 1 when something is wrong', async () => {
    expect(await commandLine('check', 'aurora')).toEqual({ code: 0, output: 'aurora: no faults\n', complaint: '' });
    expect(await commandLine('check', 'auorra')).toMatchObject({ code: 1, output: '', complaint: expect.stringContaining('"aurora"') });
  });

  it('[CFG-10] compares a merchant with itself at a git revision', async () => {
    const copy = await repository();
    await copy.edit('base/pages/rng.json', '"pageSize": 14', '"pageSize": 28');
    const { code, output } = await config(copy, 'diff', 'demo@HEAD', 'demo');
    expect([code, output.trim()]).toEqual([
      0,
      expect.stringMatching(/^pages\/rng#main\.games: props\.pageSize 14 → 28 \(config\/base\/pages\/rng\.json:\d+\)$/),
    ]);
  });

  it('[CFG-10] says that git does not know a revision', async () => {
    const { code, complaint } = await config(await repository(), 'diff', 'demo@--output=x', 'demo');
    expect([code, complaint.trim()]).toEqual([1, 'There is no config of revision "--output=x" to compare with.']);
  });

  it('[CFG-16] [UI-2] names a danger that a skin states in nearly its accent', async () => {
    const copy = await copyConfig();
    await copy.edit(
      'merchants/lotus/skin.json',
      '"light": {\n    "color": {',
      '"light": { "color": { "critical": { "$type": "color", "$value": "#cc1a33" },',
    );
    const { code, output } = await config(copy, 'check', 'lotus');
    expect(code).toBe(1);
    expect(output).toMatch(
      /^merchants\/lotus\/skin\.json:\d+:\d+ warning skin \/light\/color\/critical: .*accent #c3122f beside critical #cc1a33: distance 0\.02\d/,
    );
  });

  it('[CFG-16] tells doubts from errors, and fails on either', async () => {
    const copy = await copyConfig();
    const hidden = '"icon": "home", "when": false }';
    await copy.edit('base/menus/main.json', '"icon": "home" }', hidden);
    const { code, output } = await config(copy, 'check', 'demo');
    expect(code).toBe(1);
    expect(output).toMatch(/^base\/menus\/main\.json:\d+:\d+ warning never-shown \/items\/home\/when: .*\ndemo: 1 warning\n$/);
  });

  it('[CFG-16] [CFG-3] tells of one merchant what only all of them show', async () => {
    const copy = await copyConfig();
    await copy.edit('merchants/demo/merchant.json', '"default": true,', '');
    expect((await config(copy, 'check', 'lotus')).output).toContain('no-default');
  });

  it('[CFG-8] says a fault of base once for all merchants, and of a file with many the first; JSON has all of them', async () => {
    const copy = await copyConfig();
    const wrong = Array.from({ length: 100 }, (_, index) => `"wrong${index}": { "icon": "home" }`).join(', ');
    await copy.edit('base/menus/main.json', '"items": {', `"items": { ${wrong},`);
    const { code, output } = await config(copy, 'check');
    const lines = output.trim().split('\n');
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^base\/menus\/main\.json:\d+:\d+ error .* \(and in 2 more merchants\)$/);
    expect(lines.at(-2)).toMatch(/^base\/menus\/main\.json: and \d+ more$/);
    expect(lines).toHaveLength(22);
    const all: unknown = JSON.parse((await config(copy, 'check', '--json')).output);
    expect(all).toHaveLength(Number(/(\d+) errors/.exec(output)?.[1]));
  });

  it('[CFG-8] counts merchants that are too many to be named', async () => {
    const copy = await copyConfig();
    await rm(join(copy.dir, 'merchants'), { recursive: true });
    await generateMerchants(copy.dir, 11);
    expect((await config(copy, 'check')).output.trim().split('\n').at(-1)).toMatch(/^11 merchants: /);
  });

  it('[CFG-8] reads a file with a byte-order mark, places its faults right, and names another encoding', async () => {
    const copy = await copyConfig();
    const file = 'merchants/aurora/skin.json';
    const text = await copy.read(file);
    await copy.write(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    expect(await config(copy, 'check', 'aurora')).toMatchObject({ code: 0, output: 'aurora: no faults\n' });
    expect(await config(copy, 'migrate')).toMatchObject({ code: 0 });
    await copy.write(file, '\uFEFF{ "v": 1, "brand": }');
    expect((await config(copy, 'check', 'aurora')).output).toContain(`${file}:1:20 error json`);
    const wide = Buffer.from(text, 'utf16le');
    const encodings = [
      Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]),
      wide,
    ];
    for (const bytes of encodings) {
      await writeFile(join(copy.dir, file), bytes);
      expect((await config(copy, 'check', 'aurora')).output).toMatch(
        `${file}:1:1 error json /: found UTF-16 text, expected UTF-8 text. Save the file as UTF-8\n`,
      );
    }
    await writeFile(join(copy.dir, file), Buffer.from('{ "v": 1,\n "\u00E9": 1 }', 'latin1'));
    expect((await config(copy, 'check', 'aurora')).output).toContain(`${file}:2:3 error json /: found bytes that are not UTF-8`);
  });

  it('[CFG-9] a flag is on or off as it is said, and a fact that cannot be is refused', async () => {
    const copy = await copyConfig();
    const explained = async (...facts: string[]) => (await config(copy, 'explain', 'demo', 'registration#mobileNum', ...facts)).output;
    expect(await explained('--flag', 'REGMOBVERF3=on')).toBe(await explained('--flag', 'REGMOBVERF3=1'));
    expect(await explained('--flag', 'REGMOBVERF3=off')).toBe(await explained('--flag', 'REGMOBVERF3=0'));
    expect(await explained('--flag', 'REGMOBVERF3=on')).not.toBe(await explained('--flag', 'REGMOBVERF3=off'));
    const wrong = ['--flag', 'REGMOBVERF3=yes', '--type', 'member', '--rank', 'gold'];
    const { code, complaint } = await config(copy, 'explain', 'demo', 'registration#mobileNum', ...wrong);
    expect([code, complaint.split('\n').map((line) => line.split(' takes ')[0])]).toEqual([1, ['--type', '--rank', '--flag', '']]);
  });

  it('[CFG-9] [CFG-10] answers as JSON', async () => {
    const copy = await copyConfig();
    const explained: unknown = JSON.parse((await config(copy, 'explain', 'demo', 'menus/main#rng', '--json')).output);
    expect(explained).toMatchObject({ address: 'menus/main#rng', shown: false });
    const changes: unknown = JSON.parse((await config(copy, 'diff', 'demo', 'aurora', '--json')).output);
    expect(changes).toContainEqual(expect.objectContaining({ address: 'menus/main#pvp', text: 'shown → absent' }));
  });

  it('[CFG-8] says that there is no such merchant, and which was meant', async () => {
    const { code, complaint } = await config(await copyConfig(), 'check', 'auorra');
    expect([code, complaint.trim()]).toEqual([1, 'There is no merchant "auorra". Did you mean "aurora"?']);
  });

  it('[CFG-11] says which schemas are stale, and writes exactly these', async () => {
    const copy = await copyConfig();
    await config(copy, 'schema');
    expect(await config(copy, 'schema', '--check')).toMatchObject({ code: 0, output: 'up to date\n' });
    await copy.edit('base/menus/help.json', '"vip"', '"club"');
    expect(await config(copy, 'schema', '--check')).toMatchObject({ code: 1, output: 'patch/menus/help.json: stale\n' });
    const written: unknown = JSON.parse((await config(copy, 'schema', '--json')).output);
    expect(written).toMatchObject({ stale: ['patch/menus/help.json'], written: true });
    await copy.edit('base/flags.json', '"FREEPLAY3"', '"FREEPLAY4"');
    expect((await config(copy, 'schema', '--check')).output).toBe('definitions.json: stale\npatch/flags.json: stale\n');
    await config(copy, 'schema');
    expect((await config(copy, 'schema', '--check')).code).toBe(0);
  });

  it('shows how it is used when asked for what it does not know', async () => {
    const { code, complaint } = await config(await copyConfig(), 'chekc');
    expect(code).toBe(1);
    expect(complaint).toMatch(/^There is no command "chekc"\. Did you mean "check"\?\n/);
    expect(complaint).toContain('npm run config -- explain demo menus/member#favourites --as trial');
    expect((await config(await copyConfig(), 'check', '--jsn')).complaint).toContain('Usage: npm run config -- <command>');
  });
});

/** A copy, and the options that name a folder of releases beside it. */
async function places() {
  const copy = await copyConfig();
  return { copy, kept: ['--releases', join(copy.dir, 'released')] as const };
}

describe('releases by the config tool', () => {
  it('[OPS-3] are one command each, and the effect-diff against what is released is there to be read before', async () => {
    const { copy, kept } = await places();
    const first = await config(copy, 'release', 'demo', '--by', 'Maria', ...kept);
    expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/^demo: [0-9a-f]{64} is released\n$/) });
    await copy.edit('base/pages/rng.json', '"pageSize": 14', '"pageSize": 28');
    const change = (await config(copy, 'diff', 'demo@released', 'demo', ...kept)).output;
    expect(change).toMatch(/^pages\/rng#main\.games: props\.pageSize 14 → 28 \(.*\)\n$/);
    expect((await config(copy, 'release', 'demo', '--by', 'Jun', '--note', 'More games', ...kept)).code).toBe(0);
    expect((await config(copy, 'release', 'demo', '--by', 'Jun', ...kept)).output).toContain('is what is released already');
    expect((await config(copy, 'diff', 'demo@released', 'demo', ...kept)).output).toBe('no difference on screen\n');
    expect((await config(copy, 'rollback', 'demo', '--by', 'Ana', ...kept)).output.trim()).toBe(
      first.output.replace('demo: ', 'demo: back to ').replace(' is released', '').trim(),
    );
    expect((await config(copy, 'diff', 'demo@released', 'demo', ...kept)).output).toBe(change);
    const log = (await config(copy, 'releases', 'demo', ...kept)).output.trim().split('\n');
    expect(log.map((line) => line.replace(/^\S+Z /, '').replace(/[0-9a-f]{64} /, ''))).toEqual([
      'rollback by Ana (served)',
      'release  by Jun: More games',
      'release  by Maria',
    ]);
  });

  it('[OPS-3] are refused with the reasons where config is faulty, and nothing moves', async () => {
    const { copy, kept } = await places();
    await copy.edit('base/pages/rng.json', '"game-lobby"', '"game-loby"');
    const { code, output, complaint } = await config(copy, 'release', 'demo', ...kept);
    expect(code).toBe(1);
    expect(output).toMatch(/^base\/pages\/rng\.json:\d+:\d+ error unknown-block .*did you mean "game-lobby"/);
    expect(complaint).toContain('demo is not released: 1 error');
    expect((await config(copy, 'releases', 'demo', ...kept)).output).toBe('nothing of demo has been released\n');
    expect(await config(copy, 'rollback', 'demo', ...kept)).toMatchObject({
      code: 1,
      complaint: 'There is no release of demo before the one that is served.\n',
    });
    expect((await config(copy, 'diff', 'demo@released', 'aurora', ...kept)).complaint).toContain('Nothing of demo has been released.\n');
  });

  it('[OPS-3] say which setting they miss', async () => {
    const { code, complaint } = await config(await copyConfig(), 'releases', 'demo');
    expect(code).toBe(1);
    expect(complaint).toContain('--releases');
  });
});

describe('the help of the config tool', () => {
  it.each(Object.entries(COMMANDS))(
    '%s says what it does, its options, exit codes and examples',
    (command, { purpose, exit, examples }) => {
      for (const text of [purpose, `  0  ${exit[0]}`, `  1  ${exit[1]}`, ...examples.map((line) => `npm run config -- ${line}`)]) {
        expect(helpOn(command)).toContain(text);
      }
    },
  );

  it('is printed by help and by --help, and without a command for all of them', async () => {
    const copy = await copyConfig();
    const { code, output } = await config(copy, 'help', 'check');
    expect([code, output.trim()]).toEqual([0, helpOn('check')?.trim()]);
    expect((await config(copy, 'check', '--help')).output).toBe(output);
    expect((await config(copy, 'help')).output.trim()).toBe(overview().trim());
  });

  const readOnly = Object.values(COMMANDS)
    .flatMap(({ examples }) => examples)
    .filter((line) => !/^(schema|docs)$|^(release|rollback|releases|review) |--write|--check|@|^check --json$/.test(line));

  it.each(readOnly)('its example "%s" works as it stands', async (line) => {
    const { code, complaint } = await config(await copyConfig(), ...line.split(' '));
    expect([code, complaint]).toEqual([0, '']);
  });
});
