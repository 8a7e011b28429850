/** A platform of another maker: a plain HTTP server that answers as much of the contract as the web server asks for. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

import { listen } from '#gateway/web/listen.ts';

export interface FakePlatform {
  readonly url: string;
  /** What it received last, under a path that is not a call of the server's own. */
  readonly received: { request?: IncomingMessage; body?: string };
  /** How often the web server has asked for its flags. */
  polls: number;
  flagsOn: boolean;
  maintenance: boolean;
  /** Hosts that it names. */
  hosts: { imageCDNs: readonly string[]; launchGameCDNs: readonly string[] };
  /** Answers the calls of the server's own in its place. */
  question?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Answers every path that is not a call of the server's own. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
}

export async function fakePlatform(): Promise<FakePlatform> {
  const platform: { -readonly [Key in keyof FakePlatform]: FakePlatform[Key] } = {
    url: '',
    received: {},
    polls: 0,
    flagsOn: true,
    maintenance: false,
    hosts: { imageCDNs: ['https://images.example/art'], launchGameCDNs: ['https://games.example'] },
    answer: (_request: IncomingMessage, response: ServerResponse): void => void response.end('answered'),
  };
  const value = (path: string): unknown => {
    const tree = { modId: 'ROOT', enabled: platform.flagsOn ? '1' : '0', childrenNodes: [] };
    if (path === '/wps/system/whitelabel') {
      platform.polls += 1;
      return tree;
    }
    if (path === '/wps/system/setting/register') return {};
    const info = { whitelabel: tree, register: {}, ...platform.hosts };
    return path === '/wps/system/status'
      ? { maintenance: platform.maintenance, regionRestriction: false, location: { ip: '' }, info }
      : undefined;
  };
  const listening = await listen(
    '127.0.0.1',
    0,
    (request, response) => {
      const own = value(new URL(request.url ?? '/', 'http://platform').pathname);
      if (own !== undefined && platform.question !== undefined) return platform.question(request, response);
      if (own !== undefined) {
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ success: true, value: own }));
        return;
      }
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        platform.received = { request, body: Buffer.concat(parts).toString() };
        platform.answer(request, response);
      });
    },
    createServer(),
  );
  onTestFinished(() => listening.close());
  platform.url = `http://127.0.0.1:${listening.port}`;
  return platform;
}
