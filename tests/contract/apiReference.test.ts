import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { gatewayOfFile } from './support.ts';

const { gateway } = gatewayOfFile();
afterEach(() => void vi.unstubAllEnvs());

const read = (path: string) => gateway.fetch(new Request(`http://localhost:8080${path}`));
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

describe('the reference of the calls at /dev/api', () => {
  it('[API-1] shows docs/openapi.json in a viewer whose files are all served from here', async () => {
    const page = await (await read('/dev/api')).text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(files).toEqual(['/dev/api/swagger-ui.css', '/dev/api/swagger-ui-bundle.js', '/dev/api/api.js']);
    for (const file of files) expect((await read(file)).status).toBe(200);
    expect(await (await read('/dev/api/api.js')).text()).toContain("'/dev/api/openapi.json'");
    const document = readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8');
    expect(await (await read('/dev/api/openapi.json')).text()).toBe(document);
  });

  it('[API-1] [SEC-8] loads scripts, styles and data of its own host only', async () => {
    expect(policyOf(await read('/dev/api'))).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it.each(['/dev/api', '/dev/api/openapi.json', '/dev/api/swagger-ui-bundle.js'])(
    '[API-1] [SEC-8] keeps %s from other machines and from production',
    async (path) => {
      const from = (remoteAddress: string) =>
        gateway.fetch(new Request(`http://localhost${path}`), { incoming: { socket: { remoteAddress, destroy: () => {} } } });
      expect((await from('127.0.0.1')).status).toBe(200);
      expect((await from('203.0.113.5')).status).toBe(403);
      vi.stubEnv('NODE_ENV', 'production');
      expect((await from('127.0.0.1')).status).toBe(403);
    },
  );
});
