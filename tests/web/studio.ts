import { join } from 'node:path';
import { expect } from 'vitest';

import { authenticatorOf, hashPassword } from '#gateway/api/index.ts';
import { writeOperators, type OperatorsFile } from '#gateway/web/editor/auth/operatorsFile.ts';
import { author, releaseFiles } from '#site/assembler/compiler/cli/releases.ts';
import { openReleases } from '#site/assembler/compiler/releases/releases.ts';
import type { Workspace } from '#site/editor/protocol.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { fakePlatform } from './platform.ts';
import { ask, testServer, workplace, type Answer } from './support.ts';

export const ORIGIN = 'https://studio.example';
export const HOME = 'pages/home.json';
export const PASSWORD = 'a long enough password';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const password = await hashPassword({ passwordCost: 16 }, PASSWORD);

const operatorOf = (roles: OperatorsFile['operators'][string]['roles']) => ({ roles, password, authenticator: SECRET });

/** A server, in production, with the editor on a host of its own, and a platform elsewhere; demo and aurora are released. */
export async function studio({ releases = true } = {}) {
  const place = await workplace(['demo', 'aurora']);
  const folder = await temporaryFolder();
  const operatorsFile = join(folder, 'operators.json');
  const operators: OperatorsFile['operators'] = {
    'pia@demo.example': operatorOf({ demo: 'publisher' }),
    'edo@demo.example': operatorOf({ demo: 'editor', aurora: 'viewer' }),
    'vic@demo.example': operatorOf({ '*': 'viewer' }),
  };
  await writeOperators(operatorsFile, { v: 1, operators });
  const releasesDir = join(folder, 'releases');
  if (releases) {
    for (const code of ['demo', 'aurora']) {
      await releaseFiles(openReleases(releasesDir), place.options.configDir, code, author('Maria'));
    }
  }
  let now = Date.parse('2026-11-28T08:00:00Z');
  const platform = await fakePlatform();
  const server = await testServer(
    {
      ...(releases && { releases: releasesDir }),
      production: true,
      gatewayUrl: platform.url,
      // No provider listens there.
      editorOrigin: { origin: ORIGIN, operatorsFile, openId: { issuer: 'http://127.0.0.1:9', clientId: 'playfront', clientSecret: 'x' } },
      clock: () => now,
    },
    place,
  );

  const at = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', body?: object): Promise<Answer> =>
    ask(`${server.url}${path}`, { Host: 'studio.example', ...headers }, method, body && JSON.stringify(body));
  const post = (path: string, body: object, cookie = '', headers: Readonly<Record<string, string>> = {}) =>
    at(path, { 'Content-Type': 'application/json', Origin: ORIGIN, Cookie: cookie, ...headers }, 'POST', body);
  /** Signs in with the code of now, and comes back with the cookie. */
  const signIn = async (name: string): Promise<string> => {
    now += 60_000;
    const answer = await post('/sign-in', { name: `${name}@demo.example`, password: PASSWORD, code: codeAt(now) });
    expect(answer.status, answer.text).toBe(204);
    return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  };
  const workspace = async (cookie: string): Promise<Workspace> =>
    JSON.parse((await at('/editor/workspace/demo', { Cookie: cookie })).text) as Workspace; // What the route is typed to answer.
  /** A change of the home page, as the editor would save it. */
  const change = async (cookie: string, id: string) => {
    const file = (await workspace(cookie)).files.find(({ path }) => path === HOME);
    const text = `${JSON.stringify({ $schema: '../../../schema/patch/pages/home.json', v: 1, areas: { main: { items: { [id]: { removed: true } } } } }, null, 2)}\n`;
    return { merchant: 'demo', files: { [HOME]: text }, began: { [HOME]: file?.own ?? file?.blank ?? '' } };
  };
  return {
    server,
    platform,
    operatorsFile,
    operators,
    at,
    post,
    signIn,
    workspace,
    change,
    now: () => now,
    later: (ms: number) => void (now += ms),
  };
}

export const codeAt = (timestamp: number): string => authenticatorOf(SECRET).generate({ timestamp });
