import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { runTool } from '#site/assembler/compiler/cli/tool.ts';
import { createFaultReports } from '#gateway/web/faultReports.ts';
import { compiledLines, pageFaultLine, unstoredLine, violationLine, welcome } from '#gateway/web/print.ts';
import { createReports } from '#gateway/web/reports.ts';
import { copyConfig } from '../vectors/merchants.ts';
import { testServer, workplace } from './support.ts';

/** Escape, the one-character start of a terminal command, delete, direction marks, and line ends that JSON leaves as they are. */
const HOSTILE = 'a\u001b[31m\u009b31m\u007f\u202e\u2066\u200b\ufeff\u2028\u2029b';
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** A key or a name with a line end, which would make a line of its own. */
const MADE_UP = `${HOSTILE}\nerror made-up`;

async function tool(configDir: string, ...args: readonly string[]) {
  const said: string[] = [];
  const note = (text: string) => void said.push(text);
  await runTool([...args, '--config', configDir], { say: note, complain: note });
  return said.join('\n');
}

const expectSafe = (text: string) => {
  for (const line of text.split('\n')) expect(line).not.toMatch(UNPRINTABLE);
  expect(text).not.toMatch(/^error made-up/m);
};

describe('foreign text on the terminal', () => {
  it.each<[string, (file: Record<string, unknown>) => void]>([
    ['a key', (merchant) => (merchant[MADE_UP] = 1)],
    ['a value', (merchant) => (merchant['defaultTheme'] = MADE_UP)],
    ['a time zone', (merchant) => (merchant['timeZone'] = MADE_UP)],
    ['a name', (merchant) => (merchant['name'] = HOSTILE)],
    ['a key within', (merchant) => (merchant['currency'] = { [MADE_UP]: MADE_UP })],
  ])('[CFG-8] %s in a config file is written with its control and invisible characters escaped', async (_, change) => {
    const place = await workplace();
    await place.edit('merchants/demo/merchant.json', change);
    const checked = await tool(place.options.configDir, 'check');
    expect(checked).toMatch(/\\u\{1B\}|\\u001b/);
    expectSafe(checked);
    const json = await tool(place.options.configDir, 'check', '--json');
    expectSafe(json);
    expect(JSON.stringify(JSON.parse(json))).toContain('\u202e');

    const server = await testServer({}, place);
    expect(server.compilations.at(-1)?.faults.length).toBeGreaterThan(0);
    for (const line of compiledLines(server.compilations)) expectSafe(line);
  });

  it('[CFG-8] names of files, of folders and on the command line too', async () => {
    const copy = await copyConfig();
    await writeFile(join(copy.dir, 'merchants/demo', `${MADE_UP}.json`), '{}');
    expectSafe(await tool(copy.dir, 'check', 'demo'));
    await mkdir(join(copy.dir, 'merchants', MADE_UP));
    for (const words of [
      ['check'],
      ['check', 'nobody'],
      ['explain', MADE_UP, 'x'],
      ['diff', 'demo', MADE_UP],
      [MADE_UP],
      ['help', MADE_UP],
    ]) {
      const said = await tool(copy.dir, ...words);
      expect(said).toContain('\\u{1B}');
      expectSafe(said);
    }
    expectSafe(unstoredLine(MADE_UP, MADE_UP));
  });

  it('[CFG-8] the name of a merchant, from a config that an older build released', async () => {
    const server = await testServer();
    const release = server.merchants.get('demo');
    if (!release) throw new Error('There is no demo.');
    const merchant = { ...release.artefact.merchant, name: HOSTILE };
    const get = () => ({ ...release, artefact: { ...release.artefact, merchant } });
    expectSafe(welcome({ ...server, merchants: { ...server.merchants, get } }, server.place.options));
  });

  it('[CFG-8] [OPS-1] what a visitor reports', () => {
    const hidden = HOSTILE.replace(/\p{Cc}/gu, '');
    const report = {
      merchant: 'demo',
      artefact: '0'.repeat(12),
      client: hidden,
      page: hidden,
      address: hidden,
      code: 'render',
      detail: hidden,
    };
    const fault = createFaultReports(['demo']).add(report);
    const violation = createReports().add(
      JSON.stringify({ 'csp-report': { 'effective-directive': hidden, 'blocked-uri': HOSTILE, 'document-uri': HOSTILE } }),
    );
    if (!fault || !violation) throw new Error('A report was not taken.');
    for (const line of [pageFaultLine(fault), violationLine(violation)]) {
      expect(line).toContain('\\u{202E}');
      expectSafe(line);
    }
  });
});
