import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { compile } from '#gateway/web/compile.ts';
import { writeHosting } from '#gateway/web/hosting.ts';
import { readSite, typeOf } from '#gateway/web/siteFiles.ts';
import { createTexts } from '#gateway/web/texts.ts';
import { ROOT, SITE_DIR } from './build.ts';

/** A merchant's files on a plain file server that obeys `_headers` and `_redirects`, and nothing else of the product. */
export interface StaticHost {
  readonly url: string;
  close(): Promise<void>;
}

interface Rule {
  readonly path: RegExp;
  readonly headers: readonly (readonly [string, string])[];
}

/** @param platform origin that calls are passed on to */
export async function openStaticHost(merchant: string, configDir: string, platform: string): Promise<StaticHost> {
  const { release } = await compile(configDir, merchant);
  if (!release) throw new Error(`The config of ${merchant} has faults.`);
  const dir = mkdtempSync(join(tmpdir(), 'playfront-host-'));
  await writeHosting({
    release,
    site: await readSite(SITE_DIR),
    siteDir: SITE_DIR,
    configDir,
    outDir: dir,
    gatewayUrl: platform,
    origins: { frames: [], images: [] },
    minClient: '0.0.0',
    textOf: createTexts(join(ROOT, 'locales')),
  });
  const rules = readRules(readFileSync(join(dir, '_headers'), 'utf8'));
  const redirects = readFileSync(join(dir, '_redirects'), 'utf8')
    .split('\n')
    .map((line) => line.split(' '));

  const server = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? '/', platform);
    const [, target] = redirects.find(([from = '']) => from !== '' && patternOf(from).test(pathname)) ?? [];
    if (target?.startsWith(platform)) return passOn(asked, answer, platform + pathname + search);
    const file = fileAt(dir, target ?? pathname);
    for (const { path, headers } of rules) if (path.test(pathname)) for (const [name, value] of headers) answer.setHeader(name, value);
    answer.setHeader('Content-Type', typeOf(file ?? '404.html'));
    return answer.writeHead(file === undefined ? 404 : 200).end(readFileSync(file ?? join(dir, '404.html')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`);

function readRules(text: string): readonly Rule[] {
  const rules: { path: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/')) rules.push({ path: patternOf(line), headers: [] });
  }
  return rules;
}

function fileAt(dir: string, path: string): string | undefined {
  return [`${path}.html`, path, join(path, 'index.html')]
    .map((name) => join(dir, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

function passOn(asked: IncomingMessage, answer: ServerResponse, url: string): void {
  const { host: _, ...headers } = asked.headers;
  const onward = request(url, { method: asked.method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
