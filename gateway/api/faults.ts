import { HEADER } from '#site/api/contract/envelope.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Call } from '#site/api/contract/index.ts';

/**
 * Ways in which a server or a network fails, on demand, for tests and demonstrations. `drop` cuts the line before the
 * call acts, `drop-after` acts and then cuts, so that the client cannot know. `refused` is a refusal of the business, by a code
 * and with a message of the planner's choice: how another platform says what this one has no word for.
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

/** What goes wrong. */
export interface Fault {
  readonly kind: FaultKind;
  /** Of `refused` only. Without a message the platform gives none. */
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

export interface PlannedFault extends Fault {
  readonly merchant: string;
  /** A call's name, or `*` for any. */
  readonly call: string;
  times: number;
}

/** Refused with, where the planner names no code: one that no client knows. */
const UNKNOWN_CODE = 'platform.other';

/** How long a slow answer takes, and how long a hanging one is held: longer than any client waits. */
const SLOW_MS = 3000;
const HANG_MS = 120_000;

/** The socket under a request, where the server that carries us shows it. */
export interface Connection {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined; destroy(): unknown } };
  /** The player's address, where a trusted proxy told the server. */
  readonly clientAddress?: string;
}

/** Takes the next planned fault of a call; each plan is good for `times` calls. */
export function takeFault(planned: PlannedFault[], merchant: string, call: string): Fault | undefined {
  const index = planned.findIndex((fault) => fault.merchant === merchant && (fault.call === call || fault.call === '*'));
  const fault = planned[index];
  if (fault === undefined) return undefined;
  fault.times -= 1;
  if (fault.times <= 0) planned.splice(index, 1);
  return fault;
}

/** Answers with the fault; `act` is the call itself, for those faults that let it happen. */
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

/** Cuts the line where there is a socket to cut; else an empty answer of a broken gateway. */
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
