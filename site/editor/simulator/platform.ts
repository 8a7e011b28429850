/** The simulated platform's controls, as `/dev` has them: see docs/commands.md. */

export interface Planned {
  readonly call: string;
  readonly kind: string;
  readonly times: number;
  readonly code?: string;
}

export interface Order {
  readonly orderNo: string;
  readonly username: string;
  /** In minor units. */
  readonly amount: number;
  readonly status: string;
  readonly acts: readonly string[];
}

export interface Sent {
  readonly kind: string;
  readonly recipient: string;
  readonly body: string;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

export interface PageFault {
  readonly address: string;
  readonly code: string;
  readonly detail: string;
  readonly page: string;
}

/** What can be planned to go wrong. */
export interface Kinds {
  readonly calls: readonly string[];
  readonly faults: readonly string[];
}

/** A merchant as the platform has it. */
export interface PlatformState {
  readonly status: number;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly whitelabel: { readonly childrenNodes: readonly { readonly modId: string; readonly enabled: '0' | '1' }[] };
  readonly rules: unknown;
  readonly planned: readonly Planned[];
  readonly sent: readonly Sent[];
  readonly captchas: readonly { readonly id: string; readonly answer: string }[];
  readonly orders: readonly Order[];
  readonly pageFaults: readonly PageFault[];
}

const PANEL = '/dev';

/** What the simulator can do; `undefined` where the platform is a real one. */
export async function fetchKinds(): Promise<Kinds | undefined> {
  const response = await fetch(`${PANEL}/merchants`);
  return response.ok ? ((await response.json()) as { value: Kinds }).value : undefined; // The server's own answer, of the same build.
}

export async function fetchPlatform(merchant: string): Promise<PlatformState> {
  const [state, outbox, pageFaults, cashier] = await Promise.all(
    ['state', 'outbox', 'page-faults', 'cashier'].map((path) => callPlatform(merchant, 'GET', path)),
  );
  return { ...Object.assign({}, state, outbox, cashier), pageFaults } as PlatformState; // As above.
}

/**
 * Sends a change, or asks for a part of the state.
 * @throws Error with the platform's message, where it refuses
 */
export async function callPlatform(merchant: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown) {
  const response = await fetch(`${PANEL}/${path}?merchant=${encodeURIComponent(merchant)}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const answer = (await response.json()) as { success: boolean; value?: unknown; message?: string }; // As above.
  if (!answer.success) throw new Error(answer.message ?? String(response.status));
  return answer.value;
}
