import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { author, releaseMerchant } from '#site/assembler/compiler/cli/releases.ts';
import { runTool } from '#site/assembler/compiler/cli/tool.ts';
import { openReleases } from '#site/assembler/compiler/releases/releases.ts';
import { compilerOf } from '#site/assembler/compiler/many/productCompiler.ts';
import { compileEvery } from '#gateway/web/compile.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { ask, EVERY_MERCHANT, testServer, workplace, type TestServer, type Workplace } from './support.ts';

/** The names of the merchants by the host that shows them. */
async function shownAt(server: TestServer, ...hosts: readonly string[]): Promise<readonly (string | undefined)[]> {
  const pages = await Promise.all(hosts.map((Host) => ask(server.url, { Host })));
  return pages.map(({ text }) => /<title>([^<]*)/.exec(text)?.[1]);
}

const setDomains = (place: Workplace, code: string, domains: readonly string[], isDefault = code === 'demo') =>
  place.edit(`merchants/${code}/merchant.json`, (merchant) => {
    merchant['domains'] = domains;
    if (isDefault) merchant['default'] = true;
    else delete merchant['default'];
  });

/** What `check` says of a folder of config. */
async function checked(configDir: string): Promise<string> {
  let output = '';
  await runTool(['check', '--config', configDir], { say: (text) => (output += text), complain: (text) => (output += text) });
  return output;
}

const errorsOf = (server: TestServer, code: string) => {
  const last = server.compilations.findLast((compilation) => compilation.code === code);
  return last?.faults.map(({ pointer, found, expected }) => `${pointer}: found ${found}, expected ${expected}`) ?? [];
};

/** Compiling takes its time on a busy machine. */
const PATIENT = { timeout: 200_000 };

const HOSTS = ['a.example', 'd.example', 'l.example', 'nobody.example'];

async function threeMerchants() {
  const place = await workplace(EVERY_MERCHANT);
  await setDomains(place, 'aurora', ['a.example']);
  await setDomains(place, 'demo', ['d.example']);
  await setDomains(place, 'lotus', ['l.example']);
  return place;
}

describe('a merchant that claims what another has', () => {
  it('[CFG-8] [CFG-3] keeps its last good config, and its fault is that of `check`, until the other gives it up', async () => {
    const place = await threeMerchants();
    const server = await testServer({}, place);
    const before = await shownAt(server, ...HOSTS);
    expect(new Set(before).size).toBe(3);

    await setDomains(place, 'aurora', ['a.example', 'd.example', 'l.example'], true);
    await expect.poll(() => errorsOf(server, 'aurora'), PATIENT).toHaveLength(3);
    expect(errorsOf(server, 'aurora')).toEqual([
      '/domains/1: found "d.example", expected a host that demo does not have',
      '/domains/2: found "l.example", expected a host that lotus does not have',
      '/default: found a second default, expected one; demo is it',
    ]);
    expect(server.compilations.at(-1)?.faults[0]).toMatchObject({ file: 'merchants/aurora/merchant.json', code: 'duplicate-domain' });
    expect(server.compilations.at(-1)?.faults[0]?.line).toBeGreaterThan(1);
    expect(await shownAt(server, ...HOSTS)).toEqual(before);

    await setDomains(place, 'lotus', ['m.example']);
    await setDomains(place, 'demo', ['e.example'], false);
    await expect
      .poll(() => shownAt(server, 'd.example', 'l.example', 'nobody.example'), PATIENT)
      .toEqual([before[0], before[0], before[0]]);
    expect(await checked(place.options.configDir)).toContain('no faults');
  });

  it('[CFG-3] may swap a host with it in one change', async () => {
    const place = await threeMerchants();
    const server = await testServer({}, place);
    const [aurora, demo] = await shownAt(server, ...HOSTS);
    await Promise.all([setDomains(place, 'aurora', ['d.example']), setDomains(place, 'demo', ['a.example'])]);
    await expect.poll(() => shownAt(server, 'a.example', 'd.example'), PATIENT).toEqual([demo, aurora]);
  });

  it('[CFG-3] is refused when the server starts: who had it keeps it, and of new ones the first by code', async () => {
    const place = await threeMerchants();
    const first = await testServer({}, place);
    const [aurora, demo] = await shownAt(first, ...HOSTS);
    await first.stop();
    await setDomains(place, 'aurora', ['a.example', 'd.example']);
    const again = await testServer({}, place);
    expect(await shownAt(again, 'a.example', 'd.example')).toEqual([aurora, demo]);
    expect(errorsOf(again, 'aurora')).toEqual(['/domains/1: found "d.example", expected a host that demo does not have']);
    await again.stop();

    const fresh = await testServer({ dataDir: await temporaryFolder() }, place);
    expect(await shownAt(fresh, 'd.example')).toEqual([aurora]);
    expect(errorsOf(fresh, 'demo')).toEqual(['/domains/0: found "d.example", expected a host that aurora does not have']);
    expect((await ask(`${fresh.url}/?merchant=demo`)).status).toBe(503);
  });

  it('[CFG-3] may swap a host with it while no server runs; of two that take a third one, the first by code has it', async () => {
    const place = await threeMerchants();
    const first = await testServer({}, place);
    const [aurora, demo] = await shownAt(first, ...HOSTS);
    await first.stop();
    // The one that gives its host up is compiled after the one that takes it.
    await setDomains(place, 'aurora', ['d.example']);
    await setDomains(place, 'demo', ['a.example', 'new.example']);
    await setDomains(place, 'lotus', ['l.example', 'new.example']);
    const again = await testServer({}, place);
    expect(await shownAt(again, 'a.example', 'd.example', 'new.example')).toEqual([demo, aurora, demo]);
    expect(again.compilations.map(({ code, faults }) => [code, faults.map(({ pointer }) => pointer)])).toEqual([
      ['aurora', []],
      ['demo', []],
      ['lotus', ['/domains/1']],
    ]);
  });

  it('[CFG-3] [CFG-16] the server says that no merchant is the default any longer', async () => {
    const place = await threeMerchants();
    const server = await testServer({}, place);
    await setDomains(place, 'demo', ['d.example'], false);
    await expect.poll(() => server.compilations.at(-1)?.faults, PATIENT).toMatchObject([{ code: 'no-default', severity: 'warning' }]);
  });

  it('[CFG-3] [OPS-4] is not written for static hosts', async () => {
    const place = await threeMerchants();
    await setDomains(place, 'lotus', ['l.example', 'a.example']);
    const compiled = await compileEvery(place.options.configDir);
    expect([...compiled].map(([code, { release }]) => [code, release !== undefined])).toEqual([
      ['aurora', true],
      ['demo', true],
      ['lotus', false],
    ]);
    const { found, expected } = compiled.get('lotus')?.faults[0] ?? {};
    expect(await checked(place.options.configDir)).toContain(`found ${found}, expected ${expected}`);
  });
});

/** Releases of all merchants. */
async function released() {
  const place = await threeMerchants();
  const folder = await temporaryFolder();
  const store = openReleases(folder);
  const release = async (code: string, into = store) => {
    const compiled = await compilerOf(place.options.configDir).compile(code);
    if (compiled.release === undefined) throw new Error(`${code} has faults`);
    await releaseMerchant(into, place.options.configDir, compiled.release, author('Maria'));
  };
  for (const code of EVERY_MERCHANT) await release(code);
  return { place, folder, store, release };
}

describe('a release that claims what another merchant has', () => {
  it('[OPS-3] [CFG-3] is neither made nor gone back to, in the words of `check`', async () => {
    const { place, folder, release } = await released();
    const tool = async (...args: readonly string[]) => {
      const lines: string[] = [];
      const note = (text: string) => void lines.push(text);
      const endsWell = await runTool([...args, '--releases', folder, '--config', place.options.configDir], { say: note, complain: note });
      return { endsWell, text: lines.join('\n') };
    };
    await setDomains(place, 'aurora', ['b.example']);
    await setDomains(place, 'lotus', ['l.example', 'a.example']);
    // The files do not conflict; what is released of Aurora does.
    const refused = await tool('release', 'lotus');
    expect(refused.endsWell).toBe(false);
    expect(refused.text).toMatch(
      /^merchants\/lotus\/merchant\.json:\d+:\d+ error duplicate-domain \/domains\/1: found "a\.example", expected a host that aurora does not have\nlotus is not released: 1 error$/,
    );
    await release('aurora');
    expect((await tool('release', 'lotus')).endsWell).toBe(true);
    const back = await tool('rollback', 'aurora');
    expect(back.endsWell).toBe(false);
    expect(back.text).toMatch(
      /aurora\/merchant\.json:\d+:\d+ error duplicate-domain .*that lotus does not have\naurora is not rolled back: 1 error$/,
    );
    expect((await tool('rollback', 'lotus')).endsWell).toBe(true);
    expect((await tool('rollback', 'aurora')).endsWell).toBe(true);
  });

  it('[OPS-3] [CFG-3] is not served where it was copied into the folder', async () => {
    const { place, folder, release } = await released();
    const server = await testServer({ releases: folder }, place);
    const before = await shownAt(server, ...HOSTS);
    const elsewhere = await temporaryFolder();
    await setDomains(place, 'aurora', ['a.example', 'd.example']);
    await cp(join(folder, 'aurora'), join(elsewhere, 'aurora'), { recursive: true });
    await release('aurora', openReleases(elsewhere));
    await cp(join(elsewhere, 'aurora'), join(folder, 'aurora'), { recursive: true, force: false });
    await expect
      .poll(() => errorsOf(server, 'aurora'), PATIENT)
      .toEqual(['/domains/1: found "d.example", expected a host that demo does not have']);
    expect(server.compilations.at(-1)?.faults[0]).toMatchObject({ file: 'merchants/aurora/merchant.json' });
    expect(await shownAt(server, ...HOSTS)).toEqual(before);
  });
});
