import { describe, expect, it } from 'vitest';

import { createMeasures } from '#gateway/web/measures.ts';
import { ask, testServer, workplace } from './support.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const report = {
  merchant: 'demo',
  artefact: '0123456789ab',
  client: '0.1.0',
  page: '/rng',
  largestPaint: 1800,
  interactionDelay: null,
  layoutShift: 0.02,
  faults: 1,
};

describe('how pages felt', () => {
  it('[OPS-5] is taken by the server and kept by merchant and release, for this machine alone', async () => {
    const server = await testServer({}, await workplace(['demo', 'lotus']));
    for (const largestPaint of [1000, 2000, 3000, 4000]) {
      const body = JSON.stringify({ ...report, largestPaint });
      expect((await ask(`${server.url}/measures`, JSON_TYPE, 'POST', body)).status).toBe(204);
    }
    const listed = async (merchant: string): Promise<unknown> =>
      JSON.parse((await ask(`${server.url}/dev/measures?merchant=${merchant}`)).text).value;
    const { page: _page, ...release } = report;
    expect(await listed('demo')).toEqual([{ ...release, largestPaint: 3000, reports: 4, faults: 4 }]);
    expect(await listed('lotus')).toEqual([]);
    expect((await ask(`${server.url}/dev/measures`, { Host: 'rebound.example' })).status).toBe(404);
  });

  it.each([
    ['no JSON', 'report', 400],
    ['a key too many', { ...report, username: 'demo' }, 400],
    ['another merchant', { ...report, merchant: 'other' }, 400],
    ['a time that is none', { ...report, largestPaint: -1 }, 400],
    ['a large body', { ...report, page: 'x'.repeat(5000) }, 413],
  ])('[OPS-5] [API-6] is refused when it is %s', async (_, body, status) => {
    const server = await testServer();
    expect((await ask(`${server.url}/measures`, JSON_TYPE, 'POST', typeof body === 'string' ? body : JSON.stringify(body))).status).toBe(
      status,
    );
  });

  it('[OPS-5] fills no memory', () => {
    const measures = createMeasures(['demo']);
    for (let index = 0; index < 1500; index += 1) measures.add(report);
    expect(measures.list(undefined).map(({ reports }) => reports)).toEqual([1000]);
  });

  it('[OPS-5] [SEC-1] may be sent to the origin that config names, beside the one for faults', async () => {
    const place = await workplace();
    await place.edit('merchants/demo/merchant.json', (content) => {
      content['reports'] = { faultsTo: 'https://faults.example/in', measuresTo: 'https://field.example/rum?for=demo' };
    });
    const { headers } = await ask((await testServer({}, place)).url);
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://faults.example https://field.example;");
  });

  it.each(['http://field.example/', 'https://a;script-src *', 'javascript:alert(1)'])(
    '[OPS-5] [SEC-5] cannot be sent to %s: the config is refused',
    async (address) => {
      const place = await workplace();
      await place.edit('merchants/demo/merchant.json', (content) => {
        content['reports'] = { measuresTo: address };
      });
      const { compilations } = await testServer({}, place);
      expect(compilations.find(({ code }) => code === 'demo')?.faults).toMatchObject([{ pointer: '/reports/measuresTo' }]);
    },
  );
});
