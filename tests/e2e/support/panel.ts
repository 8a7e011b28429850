import * as v from 'valibot';

export type FaultKind =
  | 'status-500'
  | 'timeout'
  | 'slow'
  | 'drop'
  | 'drop-after'
  | 'malformed'
  | 'wrong-shape'
  | 'html'
  | 'empty'
  | 'denied';

/** Registration rules under which a program can register. */
export const NO_CAPTCHA = {
  captcha: { enabled: false, required: false, minLength: 0, maxLength: 255, acceptedPattern: '*', patternId: 0 },
};

const message = v.object({ to: v.string(), text: v.string() });

/** The gateway's control panel for one merchant, over HTTP as an operator would use it. */
export class ControlPanel {
  readonly #url: string;
  readonly #merchant: string;
  #used = false;

  constructor(url: string, merchant: string) {
    this.#url = url;
    this.#merchant = merchant;
  }

  /** 0 normal, 1 maintenance, 2 region restricted. */
  status = (status: 0 | 1 | 2) => this.#send('PUT', 'status', { status });
  whitelabel = (flags: Readonly<Record<string, '0' | '1'>>) => this.#send('PUT', 'whitelabel', flags);
  registration = (rules: Readonly<Record<string, Readonly<Record<string, unknown>>>>) => this.#send('PUT', 'registration', rules);
  /** The next `times` calls of this name (`*`: of any) go wrong in this way. */
  fault = (call: string, kind: FaultKind, times: number) => this.#send('POST', 'faults', { call, kind, times });

  /** What the gateway sent by SMS and e-mail. */
  async outbox(): Promise<v.InferOutput<typeof message>[]> {
    return v.parse(v.array(message), await this.#send('GET', 'outbox'));
  }

  /** Back to freshly seeded data, if the test changed anything. */
  async undo(): Promise<void> {
    if (this.#used) await this.#send('POST', 'reset', {});
  }

  async #send(method: string, action: string, body?: unknown): Promise<unknown> {
    this.#used ||= method !== 'GET';
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { 'Content-Type': 'application/json', Merchant: this.#merchant };
    const response = await fetch(`${this.#url}/dev/${action}`, { method, headers, ...init });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /dev/${action} answered ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
