import { describe, expect, it } from 'vitest';

import { createFaultReports } from '#gateway/web/faultReports.ts';
import { pageFaultLine } from '#gateway/web/print.ts';
import { createReporter, type ReporterOptions } from '#site/report/createReporter.ts';
import type { RuntimeFault } from '#site/assembler/runtime/types.ts';
import { ask, testServer, workplace, type TestServer } from './support.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const report = {
  merchant: 'demo',
  artefact: '0123456789ab',
  client: '0.1.0',
  page: '/rng',
  address: 'pages/rng#main.games',
  code: 'bad-props',
  detail: 'pageSize: Invalid type: Expected number but received "14"',
};

const post = (server: TestServer, body: unknown, headers = JSON_TYPE) =>
  ask(`${server.url}/faults`, headers, 'POST', typeof body === 'string' ? body : JSON.stringify(body));

const listed = async (server: TestServer, merchant: string): Promise<unknown> =>
  JSON.parse((await ask(`${server.url}/dev/page-faults?merchant=${merchant}`)).text);

/** What a browser's reporter does, with this server as the address in config. */
function reporterFor(server: TestServer, options: Partial<ReporterOptions> = {}) {
  return createReporter({
    development: false,
    faultsTo: `${server.url}/faults`,
    merchant: 'demo',
    artefact: () => report.artefact,
    page: () => '/rng',
    ...options,
  });
}

const badProps: RuntimeFault = { address: 'pages/rng#main.games', code: 'bad-props', detail: 'columns: too many' };

describe('faults of running pages', () => {
  it('[CFG-7] [SEC-7] are taken by the server, kept for this machine, and told in one line', async () => {
    const server = await testServer({}, await workplace(['demo', 'lotus']));
    expect((await post(server, report)).status).toBe(204);
    expect(server.pageFaults).toEqual([report]);
    expect(await listed(server, 'demo')).toEqual({ success: true, value: [report] });
    expect(await listed(server, 'lotus')).toEqual({ success: true, value: [] });
    expect((await ask(`${server.url}/dev/page-faults`, { Host: 'rebound.example' })).status).toBe(404);
    expect(pageFaultLine(createFaultReports(['demo']).add(report) ?? expect.fail('it is a report'))).toBe(
      'Fault in a page of demo: pages/rng#main.games: bad-props, pageSize: Invalid type: Expected number but received "14" (page /rng, config 0123456789ab, client 0.1.0)',
    );
    const production = await testServer({ production: true });
    expect((await post(production, report)).status).toBe(204);
    expect((await ask(`${production.url}/dev/page-faults`)).status).toBe(404);
  });

  it.each([
    ['no JSON', 'report', 400],
    ['a key too many', { ...report, username: 'demo' }, 400],
    ['another merchant', { ...report, merchant: 'other' }, 400],
    ['an unknown code', { ...report, code: 'boom' }, 400],
    ['a line break', { ...report, detail: 'one\ntwo' }, 400],
    ['a long text', { ...report, detail: 'x'.repeat(301) }, 400],
    ['a large body', { ...report, detail: 'x'.repeat(5000) }, 413],
  ])('[API-6] are refused when they are %s', async (_, body, status) => {
    const server = await testServer();
    expect((await post(server, body)).status).toBe(status);
    expect(server.pageFaults).toEqual([]);
  });

  it('[API-6] are refused as anything but JSON, which no other site can send here', async () => {
    const server = await testServer();
    expect((await post(server, report, { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  it('[API-6] are limited to sixty a minute from one address', () => {
    let now = 0;
    const reports = createFaultReports(['demo'], () => now);
    const allowed = (address: string) => Array.from({ length: 70 }, () => reports.allows(address)).filter(Boolean).length;
    expect([allowed('one'), allowed('other'), allowed('one')]).toEqual([60, 60, 0]);
    now += 60_000;
    expect(allowed('one')).toBe(60);
  });

  it('[SEC-1] may be sent to the origin that config names, and the policy lets them go there only', async () => {
    const place = await workplace();
    await place.edit('merchants/demo/merchant.json', (content) => {
      content['reports'] = { faultsTo: 'https://faults.example/in?for=demo' };
    });
    const { headers } = await ask((await testServer({}, place)).url);
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://faults.example;");
  });

  it.each(['http://faults.example/', '//faults.example/', 'https://a;script-src *', 'javascript:alert(1)', 'https://user@faults.example/'])(
    '[SEC-5] cannot be sent to %s: the config is refused',
    async (address) => {
      const place = await workplace();
      await place.edit('merchants/demo/merchant.json', (content) => {
        content['reports'] = { faultsTo: address };
      });
      const { compilations } = await testServer({}, place);
      expect(compilations.find(({ code }) => code === 'demo')?.faults).toMatchObject([{ code: 'bad-value', pointer: '/reports/faultsTo' }]);
    },
  );
});

describe('the reporter of a page', () => {
  it('[CFG-7] sends each fault once, however often it is found, and at most twenty', async () => {
    const server = await testServer();
    const tell = reporterFor(server);
    for (let time = 0; time < 3; time += 1) tell(badProps);
    tell({ ...badProps, address: 'pages/rng#main.vendors' });
    // Posts under way may arrive in any order.
    await expect
      .poll(() => server.pageFaults.map(({ address }) => address).toSorted())
      .toEqual(['pages/rng#main.games', 'pages/rng#main.vendors']);
    for (let index = 0; index < 40; index += 1) tell({ ...badProps, detail: `fault ${index}` });
    await expect.poll(() => server.pageFaults).toHaveLength(20);
  });

  it('[SEC-7] sends the name of what was thrown, never its message', async () => {
    const server = await testServer();
    const tell = reporterFor(server);
    tell({ address: 'pages/home#main.hot', code: 'render', detail: 'no game for player maria', error: 'TypeError' });
    tell({ address: 'pages/home#main.hot', code: 'chunk', detail: 'failed to fetch https://site/assets/x.js?player=maria' });
    // As above.
    await expect
      .poll(() => server.pageFaults.map(({ code, detail }) => `${code} ${detail}`).toSorted())
      .toEqual(['chunk ', 'render TypeError']);
  });

  it.each([
    ['in development', { development: true }],
    ['where config names no address', { faultsTo: undefined }],
  ])('[CFG-7] writes to the console and sends nothing %s', async (_, options) => {
    const server = await testServer();
    const written: unknown[] = [];
    const { warn } = console;
    console.warn = (text: unknown) => written.push(text);
    try {
      const tell = reporterFor(server, options);
      tell(badProps);
      tell(badProps);
    } finally {
      console.warn = warn;
    }
    expect(written).toEqual(['[config] pages/rng#main.games: bad-props, columns: too many']);
    // Whatever had been sent before this one would have arrived by now.
    reporterFor(server)({ ...badProps, detail: 'last' });
    await expect.poll(() => server.pageFaults.map(({ detail }) => detail)).toEqual(['last']);
  });
});
