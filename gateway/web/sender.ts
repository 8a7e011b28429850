import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';

/** Sender of a request, and the request id in its log line and error messages. */
export interface Sender {
  readonly id: string;
  readonly address: string;
  /** Scheme and host as the browser sees them. */
  readonly origin: string;
  /** Whether the request comes from this machine, without a proxy. */
  readonly isLocal: boolean;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * @param trustProxy the peer is our own reverse proxy: its `X-Forwarded-For` (last entry, which it wrote itself),
 * `X-Forwarded-Proto` and `X-Request-Id` are trusted. Otherwise these headers are ignored.
 */
export function senderOf(request: Request, { incoming }: HttpBindings, trustProxy: boolean): Sender {
  const peer = incoming.socket.remoteAddress ?? '';
  const forwarded = trustProxy ? request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  const proto = trustProxy && request.headers.get('X-Forwarded-Proto') === 'https' ? 'https' : 'http';
  const given = trustProxy ? request.headers.get('X-Request-Id') : null;
  const host = new URL(request.url).host;
  return {
    id: given !== null && /^[\w-]{8,64}$/.test(given) ? given : randomUUID(),
    address: forwarded || peer,
    origin: `${proto}://${host}`,
    isLocal: !forwarded && LOOPBACK.test(peer) && LOCAL_HOST.test(host),
  };
}

/** The request for the platform: with the verified sender address and id, and always with a merchant. */
export function forPlatform(request: Request, sender: Sender, merchant: string | undefined): Request {
  const headers = new Headers(request.headers);
  headers.set('X-Forwarded-For', sender.address);
  headers.set('X-Forwarded-Proto', new URL(sender.origin).protocol.slice(0, -1));
  headers.set('X-Forwarded-Host', new URL(sender.origin).host);
  headers.set('X-Request-Id', sender.id);
  // Preloads have no custom headers.
  if (!headers.has('Merchant') && merchant !== undefined) headers.set('Merchant', merchant);
  return new Request(request, { headers });
}
