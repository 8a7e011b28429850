import { request as overHttp, type IncomingHttpHeaders } from 'node:http';
import { request as overHttps } from 'node:https';

export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A host under test: where it listens, and the name that it is asked by. */
export interface Origin {
  readonly protocol: 'http:' | 'https:';
  readonly port: number;
  readonly name: string;
}

/** Asks a host of this machine by a name of the site's; its certificate is its own. Nothing is followed or unpacked. */
export function ask({ protocol, port, name }: Origin, { method = 'GET', path, headers = {}, body = '' }: Asked): Promise<Answer> {
  const send = protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers: { Host: name, ...headers }, agent: false, servername: name };
    const sent = send({ ...options, rejectUnauthorized: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What an event stream says first; then the connection is given up. */
export function firstEvent({ protocol, port, name }: Origin, path: string): Promise<string> {
  const send = protocol === 'https:' ? overHttps : overHttp;
  const headers = { Host: name, Accept: 'text/event-stream' };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers, agent: false, servername: name, rejectUnauthorized: false };
    const sent = send(options, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => {
        text += part.toString();
        if (!/^data: .*\n\n/m.test(text)) return;
        resolve(text);
        sent.destroy();
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
