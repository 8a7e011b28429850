import * as v from 'valibot';

import type { Act } from '#gateway/dev/cashier.ts';
import type { FaultKind } from '#gateway/api/faults.ts';
import type { FieldRules } from '#site/api/contract/rules.ts';
import { admit } from './admission.ts';

const answer = v.object({ value: v.unknown() });
const outbox = v.object({
  sent: v.array(v.object({ kind: v.string(), recipient: v.string(), body: v.string(), code: v.nullable(v.string()) })),
  captchas: v.array(v.object({ id: v.string(), answer: v.string() })),
});

/** The gateway's control panel for one merchant, over HTTP as an operator would use it. */
export class ControlPanel {
  readonly #url: string;
  readonly #merchant: string;
  /** What `undo` has to do. */
  readonly #undo = new Set<'reset' | 'faults'>();

  constructor(url: string, merchant: string) {
    this.#url = url;
    this.#merchant = merchant;
  }

  whitelabel = (flags: Readonly<Record<string, '0' | '1'>>) => this.#change('PUT', 'whitelabel', flags);
  /** The system's status: 0 open, 1 maintenance, 2 closed to this region. */
  status = (status: 0 | 1 | 2) => this.#change('PUT', 'status', { status });
  registration = (rules: FieldRules) => this.#change('PUT', 'registration', rules);

  /** Wallets of these vendors answer, or do not. */
  vendorWallets = (vendors: Readonly<Record<string, 'up' | 'down'>>) => this.#change('PUT', 'vendor-wallets', vendors);

  /** Sets the gateway's clock forward, for all merchants. */
  advance = (advanceMs: number) => this.#change('POST', 'clock', { advanceMs });

  /** What the bank or the back office does to an order of the cashier. */
  desk = (orderNo: string, act: Act) => this.#change('POST', 'cashier', { orderNo, act });

  /** The test changes accounts for good: those after it get freshly seeded ones. */
  seedAfterwards(): void {
    this.#undo.add('reset');
  }

  /** The session of a seeded account that logs in without the form, from this device. */
  admit = (username: string, userAgent: string) => admit({ url: this.#url, merchant: this.#merchant, username, userAgent });

  /** The code or temporary password that was sent last to this address or number; `''` while there is none. */
  async lastCode(recipient: string): Promise<string> {
    return (await this.outbox()).sent.find((sent) => sent.recipient.endsWith(recipient))?.code ?? '';
  }

  /** The next `times` calls of this name (`*`: of any) go wrong in this way. */
  async fault(call: string, kind: FaultKind, times: number): Promise<void> {
    this.#undo.add('faults');
    await this.#send('POST', 'faults', { call, kind, times });
  }

  /** The next call of this name, or the next `times`, is refused with this code and, where one is given, this message. */
  async refuse(call: string, code: string, message?: string, times = 1): Promise<void> {
    this.#undo.add('faults');
    await this.#send('POST', 'faults', { call, kind: 'refused', times, code, message });
  }

  /** From now on nothing that was planned goes wrong any more. */
  async mend(): Promise<void> {
    await this.#send('DELETE', 'faults');
  }

  /** What the gateway sent by SMS and e-mail, the latest first, and the answers of open captchas by their cookie. */
  async outbox(): Promise<v.InferOutput<typeof outbox>> {
    return v.parse(outbox, await this.#send('GET', 'outbox'));
  }

  /** Takes back what the test did: planned faults, and changes by freshly seeded data. */
  async undo(): Promise<void> {
    if (this.#undo.has('reset')) await this.#send('POST', 'reset', {});
    else if (this.#undo.has('faults')) await this.#send('DELETE', 'faults');
  }

  async #change(method: string, action: string, body: unknown): Promise<void> {
    this.#undo.add('reset');
    await this.#send(method, action, body);
  }

  async #send(method: string, action: string, body?: unknown): Promise<unknown> {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { 'Content-Type': 'application/json', Merchant: this.#merchant };
    const response = await fetch(`${this.#url}/dev/${action}`, { method, headers, ...init });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /dev/${action} answered ${response.status}: ${text}`);
    return v.parse(answer, JSON.parse(text)).value;
  }
}
