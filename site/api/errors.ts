import type { RefusalValue } from './contract/envelope.ts';

/**
 * Why a call did not answer as its row says.
 * - `network`: nothing came back (offline, gateway down, connection cut, time-out)
 * - `refused`: the gateway said no; `code` is its own
 * - `shape`: an answer came that the row's schema does not know
 * - `cancelled`: the page aborted the request
 */
export type CallErrorKind = 'network' | 'refused' | 'shape' | 'cancelled';

interface CallErrorDetails {
  readonly call: string;
  readonly kind: CallErrorKind;
  /** One of `ERROR_CODE`, or a code of another gateway. */
  readonly code?: string | undefined;
  /**
   * What to tell the player: our words for a code that we know, in the page's language; the gateway's own for any other. Plain
   * text, never HTML.
   */
  readonly serverMessage?: string | undefined;
  /** For support: names the request in the gateway's log. */
  readonly requestId?: string | undefined;
  readonly value?: RefusalValue | undefined;
  readonly status?: number | undefined;
}

/** Statuses from here on are the server's own faults. */
const SERVER_FAULT = 500;
const REFERENCE_LENGTH = 6;

/** The only error that a call rejects with. */
export class CallError extends Error {
  readonly call: string;
  readonly kind: CallErrorKind;
  readonly code: string | undefined;
  readonly serverMessage: string | undefined;
  readonly requestId: string | undefined;
  readonly value: RefusalValue | undefined;
  readonly status: number | undefined;

  constructor(details: CallErrorDetails, options?: ErrorOptions) {
    super(`${details.call}: ${details.kind}${details.code ? ` ${details.code}` : ''}`, options);
    this.name = 'CallError';
    this.call = details.call;
    this.kind = details.kind;
    this.code = details.code;
    this.serverMessage = details.serverMessage;
    this.requestId = details.requestId;
    this.value = details.value;
    this.status = details.status;
  }

  /** Nothing came back: the player's own network may be at fault. A proxy's answer for an unreachable gateway is not offline. */
  get isOffline(): boolean {
    return this.kind === 'network' && this.status === undefined;
  }

  /**
   * The beginning of the request id, by which customer service finds the request in the log: for faults of the platform, since its
   * refusals say themselves what is wrong.
   */
  get reference(): string | undefined {
    const { kind, status = 0, requestId, serverMessage } = this;
    if (requestId === undefined || serverMessage?.includes(requestId)) return undefined;
    return kind === 'refused' && status < SERVER_FAULT ? undefined : requestId.slice(0, REFERENCE_LENGTH);
  }
}

/** Narrowing for catch clauses. */
export function isCallError(error: unknown): error is CallError {
  return error instanceof CallError;
}
