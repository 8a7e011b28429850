import { HEADER } from '#site/api/contract/envelope.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Call } from '#site/api/contract/index.ts';

/**
 * Faults of a server or network, on demand, for tests and demonstrations. `drop` closes the connection before the call
 * runs; `drop-after` runs it, then closes, so that the outcome is unknown to the client. `refused` is a business
 * refusal with a chosen code and message, to simulate errors that only other platforms have.
 */
export const FAULT_KINDS = [
  'status-500',
  'timeout',
  'slow',
  'drop',
  'drop-after',
  'malformed',
  'wrong-shape',
  'html',
  'empty',
  'denied',
  'refused',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault. */
export interface Fault {
  readonly kind: FaultKind;
  /** For `refused` only. Without a message the response has none. */
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

export interface PlannedFault extends Fault {
  readonly merchant: string;
  /** A call's name, or `*` for any. */
  readonly call: string;
  times: number;
}

/** Default code of a refusal, unknown to every client. */
const UNKNOWN_CODE = 'platform.other';

/** Delay of a slow response, and how long a hanging one stays open: longer than any client timeout. */
const SLOW_MS = 3000;
const HANG_MS = 120_000;

/** The socket of a request, if the server provides it. */
export interface Connection {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined; destroy(): unknown } };
  /** The player's address, from a trusted proxy. */
  readonly clientAddress?: string;
}

/** Takes the next planned fault of a call; each plan applies to `times` calls. */
export function takeFault(planned: PlannedFault[], merchant: string, call: string): Fault | undefined {
  const index = planned.findIndex((fault) => fault.merchant === merchant && (fault.call === call || fault.call === '*'));
  const fault = planned[index];
  if (fault === undefined) return undefined;
  fault.times -= 1;
  if (fault.times <= 0) planned.splice(index, 1);
  return fault;
}

/** Responds with the fault; `act` runs the call, for faults that let it happen. */
export async function failAs(
  { kind, code = UNKNOWN_CODE, message }: Fault,
  row: Call,
  requestId: string,
  act: () => Promise<Response>,
  connection: Connection,
  signal: AbortSignal,
): Promise<Response> {
  switch (kind) {
    case 'slow':
      await wait(SLOW_MS, signal);
      return act();
    case 'timeout':
      await wait(HANG_MS, signal);
      return cut(connection);
    case 'drop':
      return cut(connection);
    case 'drop-after':
      await act();
      return cut(connection);
    case 'status-500':
      return Response.json({ success: false, errorCode: ERROR_CODE.internal, message: 'Something went wrong.' }, { status: 500 });
    case 'denied':
      return row.auth === 'none'
        ? Response.json({ success: false, errorCode: ERROR_CODE.functionNotAvailable, message: 'Not allowed.' }, { status: 403 })
        : Response.json({ success: false, errorCode: ERROR_CODE.notLoggedIn, message: 'Not logged in.' }, { status: 401 });
    case 'refused':
      return Response.json({ success: false, errorCode: code, message }, { headers: { [HEADER.requestId]: requestId } });
    case 'malformed':
      return new Response('{"success":true,"value":{"cut', { headers: { 'content-type': 'application/json' } });
    case 'wrong-shape':
      return Response.json({ success: true, value: { unexpected: ['shape'] } });
    case 'html':
      return new Response('<!doctype html><title>Gateway</title><h1>Bad gateway</h1>', { headers: { 'content-type': 'text/html' } });
    case 'empty':
      return new Response('', { headers: { 'content-type': 'application/json' } });
  }
}

/** Closes the socket if there is one; else returns an empty 502 response. */
function cut({ incoming }: Connection): Response {
  incoming?.socket.destroy();
  return new Response(null, { status: 502 });
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    timer.unref();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
