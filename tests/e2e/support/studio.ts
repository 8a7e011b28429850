/** The editor on a host of its own, with operators who sign in: by password and code, or at a real OpenID provider. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Provider } from 'oidc-provider';

import { authenticatorOf, hashPassword } from '#gateway/api/index.ts';
import { writeOperators } from '#gateway/web/editor/auth/operatorsFile.ts';
import { EditorPage, test } from './editor.ts';
import { openServer, type TestServer } from './server.ts';

const PASSWORD = 'a long enough password';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export interface Studio {
  readonly origin: string;
  readonly server: TestServer;
}

/** Signs in with password and code, and waits for the editor. A code works once: each test has an operator of its own. */
export async function signIn(page: Page, name: string): Promise<EditorPage> {
  await page.goto('/editor?language=EN');
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
  await page.getByRole('textbox', { name: /^Code of/ }).fill(authenticatorOf(SECRET).generate());
  await page.getByRole('button', { name: 'Sign in' }).click();
  const editor = new EditorPage(page);
  await editor.ready();
  return editor;
}

/** Signs in at the provider, whose page asks for any name, and for consent. */
export async function signInAtProvider(page: Page, name: string): Promise<void> {
  await page.goto('/editor?language=EN');
  await page.getByRole('link', { name: 'Sign in with your organization' }).click();
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function openStudio(): Promise<Studio & { readonly close: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'playfront-operators-'));
  const operatorsFile = join(home, 'operators.json');
  const operator = { password: await hashPassword({ passwordCost: 1024 }, PASSWORD), authenticator: SECRET };
  const publisher = { roles: { demo: 'publisher' } } as const;
  const operators = {
    ana: { ...operator, ...publisher },
    ben: { ...operator, ...publisher },
    cleo: { ...operator, roles: { '*': 'viewer' } as const },
    'eva@brand.example': publisher,
    'fay@brand.example': publisher,
  };
  await writeOperators(operatorsFile, { v: 1, operators });

  const port = await freePort();
  const origin = `http://studio.localhost:${port}`;
  const client = { id: 'playfront', secret: 'a secret of this test' };
  const provider = await openProvider(client, `${origin}/sign-in/openid/callback`);
  const openId = { issuer: provider.issuer, clientId: client.id, clientSecret: client.secret };
  const server = await openServer({ releases: true, editorOrigin: { origin, operatorsFile, openId } });
  return {
    origin,
    server,
    close: async () => {
      await server.dispose();
      provider.server.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A certified implementation of OpenID Connect, which has verified every address. */
async function openProvider(client: { readonly id: string; readonly secret: string }, callback: string) {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [callback] }],
    claims: { email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, email: id, email_verified: true }) }),
  });
  const server: Server = await new Promise((resolve) => {
    const listening = provider.listen(port, '127.0.0.1', () => resolve(listening));
  });
  return { issuer, server };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The editor's `test`, on a host of its own. */
export const withStudio = test.extend<object, { readonly studio: Studio }>({
  studio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs: none
    async ({}, provide) => {
      const studio = await openStudio();
      await provide(studio);
      await studio.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [({ studio }, provide) => provide(studio.server), { scope: 'worker' }],
  baseURL: ({ studio }, provide) => provide(studio.origin),
  storageState: undefined,
});
