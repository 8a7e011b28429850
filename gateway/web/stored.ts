import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Supported content codings, the best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file in memory with its compressed forms, ready to send. */
export interface Stored {
  readonly type: string;
  readonly bytes: Buffer;
  /** Strong, quoted; each coding adds its suffix. */
  readonly etag: string;
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** Below this many bytes compression costs more than it saves. */
const WORTH_COMPRESSING = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli level 5 takes about as long as gzip 6 and compresses better; builds use 11. */
const FAST_BROTLI = 5;
export const BEST_BROTLI = 11;

/** Whether bodies of this media type are worth compressing. */
export function isCompressible(type: string): boolean {
  return /^(text\/(?!event-stream)|image\/svg|application\/(json|manifest\+json|javascript|xml))/.test(type);
}

/** @param level brotli's, 1 to 11 */
export async function encode(bytes: Uint8Array, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes);
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes.length),
    },
  });
}

/** The smallest window that holds all of it, as a power of two: the default's 4 MB are allocated for each response. */
function windowOf(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(length + 16))));
}

/** The best coding that the client accepts, or `undefined` for none. */
function acceptedEncoding(request: Request): Encoding | undefined {
  const accepted = (request.headers.get('Accept-Encoding') ?? '').split(',').map((item) => item.trim().split(/\s*;\s*q=/));
  return ENCODINGS.find((encoding) => accepted.some(([name, weight]) => name === encoding && Number(weight ?? 1) > 0));
}

/** Compresses content if that helps. `level` is brotli's. */
export async function store(type: string, content: string | Buffer, level = FAST_BROTLI): Promise<Stored> {
  const bytes = Buffer.from(content);
  if (!isCompressible(type) || bytes.length < WORTH_COMPRESSING) return stored(type, bytes, {});
  const [br, gz] = await Promise.all([encode(bytes, 'br', level), encode(bytes, 'gzip', level)]);
  return stored(type, bytes, { br, gzip: gz });
}

/**
 * Content that may be sent to many, or to none: compressed fast once it is first sent, and then as well as can be. The best takes forty
 * times as long, and a server of hundreds of merchants has files that are never sent.
 */
export function storeForMany(type: string, content: string): () => Promise<Stored> {
  let current: Promise<Stored> | undefined;
  return () => {
    if (current) return current;
    current = store(type, content);
    void store(type, content, BEST_BROTLI).then((best) => (current = Promise.resolve(best)));
    return current;
  };
}

/** A file with existing compressed forms. */
export function stored(type: string, bytes: Buffer, encoded: Stored['encoded']): Stored {
  return { type, bytes, etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22), encoded };
}

/** Answers a GET or HEAD with a stored file: in its best coding, or 304 if the client has it cached. */
export function sendStored(request: Request, file: Stored, cacheControl: string): Response {
  const encoding = acceptedEncoding(request);
  const body = encoding === undefined ? undefined : file.encoded[encoding];
  const etag = body === undefined ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
  const headers = new Headers({ 'Content-Type': file.type, 'Cache-Control': cacheControl, ETag: etag });
  if (Object.keys(file.encoded).length > 0) headers.set('Vary', 'Accept-Encoding');
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  if (body !== undefined && encoding !== undefined) headers.set('Content-Encoding', encoding);
  const bytes = body ?? file.bytes;
  headers.set('Content-Length', String(bytes.length));
  // A Buffer is a Uint8Array; the copy's type drops the shared-memory case that fetch rejects.
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}

/** Compresses a dynamic response, if its type and size are worth it. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const encoding = acceptedEncoding(request);
  const type = response.headers.get('Content-Type') ?? '';
  const done = response.headers.has('Content-Encoding') || response.headers.get('Cache-Control')?.includes('no-transform');
  if (response.body === null || done || !isCompressible(type)) return response;
  response.headers.append('Vary', 'Accept-Encoding');
  if (encoding === undefined) return response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  if (bytes.length < WORTH_COMPRESSING) return new Response(bytes, { status: response.status, headers });
  const body = await encode(bytes, encoding, FAST_BROTLI);
  headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  // A strong ETag identifies exact bytes, which compression changes.
  const etag = headers.get('ETag');
  if (etag?.startsWith('"')) headers.set('ETag', `W/${etag}`);
  return new Response(new Uint8Array(body), { status: response.status, headers });
}
