import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Hono } from 'hono';

const { resolve } = createRequire(import.meta.url);
const ownFile = (name: string) => () => join(import.meta.dirname, 'page', name);
/** A file of the viewer's package, which is a development dependency. */
const packageFile = (name: string) => () => resolve(`swagger-ui-dist/${name}`);

interface Served {
  readonly type: string;
  /** Throws if the package is not installed. */
  readonly locate: () => string;
}

const FILES: Readonly<Record<string, Served>> = {
  '/': { type: 'text/html; charset=utf-8', locate: ownFile('api.html') },
  '/api.js': { type: 'text/javascript; charset=utf-8', locate: ownFile('api.js') },
  '/swagger-ui-bundle.js': { type: 'text/javascript; charset=utf-8', locate: packageFile('swagger-ui-bundle.js') },
  '/swagger-ui.css': { type: 'text/css; charset=utf-8', locate: packageFile('swagger-ui.css') },
  '/openapi.json': { type: 'application/json', locate: () => join(import.meta.dirname, '../../docs/openapi.json') },
};

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/dev/api`: `docs/openapi.json` in Swagger UI, served from its package without external hosts. */
export function apiReference(): Hono {
  const app = new Hono();
  for (const [path, { type, locate }] of Object.entries(FILES)) {
    app.get(path, async (c) => {
      const text = await read(locate).catch(() => undefined);
      if (text === undefined) return c.text('Install the development dependencies: npm install\n', 404);
      return c.body(text, 200, { 'Content-Type': type, 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' });
    });
  }
  return app;
}

const read = async (locate: () => string): Promise<string> => readFile(locate(), 'utf8');
