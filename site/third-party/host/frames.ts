/** Implements the ports with a provider's document. Loaded on demand. */
import * as v from 'valibot';

import { geetestResult } from '#site/api/contract/verification.ts';
import { openFrame, type FrameOptions, type ProviderFrame } from './frame.ts';
import type { ProviderRequest } from './messages.ts';
import { ProviderError, type BehaviourCheck, type PhoneProof, type SignIn } from './port.ts';

export type FrameSetting = Omit<FrameOptions, 'name'>;

/**
 * Sends a request and validates the response.
 * @throws ProviderError also for a response of another shape
 */
async function answer<Schema extends v.GenericSchema>(
  frame: ProviderFrame,
  request: ProviderRequest,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const value = v.safeParse(schema, await frame.ask(request));
  if (value.success) return value.output;
  throw new ProviderError('unavailable', { provider: frame.name });
}

/** The same in a document opened for this request only. */
async function once<Schema extends v.GenericSchema>(
  frame: ProviderFrame,
  request: ProviderRequest,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  try {
    return await answer(frame, request, schema);
  } finally {
    frame.close();
  }
}

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));

/** GeeTest, reloaded for each result, since a result is valid for one attempt. */
export function behaviourCheck(setting: FrameSetting, captchaId: string): BehaviourCheck {
  return {
    verify: () => once(openFrame({ ...setting, name: 'geetest' }), { kind: 'verify', captchaId }, geetestResult),
  };
}

/** Firebase; its document stays open between sending and confirming a code. */
export function phoneProof(setting: FrameSetting): PhoneProof & { close(): void } {
  let frame: ProviderFrame | undefined;
  const close = (): void => {
    frame?.close();
    frame = undefined;
  };
  return {
    async send(number) {
      close();
      frame = openFrame({ ...setting, name: 'firebase' });
      await answer(frame, { kind: 'send', number }, v.null());
    },
    async confirm(code) {
      if (frame === undefined) throw new ProviderError('refused', { provider: 'firebase', code: 'auth/code-expired' });
      return answer(frame, { kind: 'confirm', code }, v.nullable(token));
    },
    close,
  };
}

/** Google or Facebook. `action` labels the button of a provider that renders none. */
export function signIn(name: 'google' | 'facebook', setting: FrameSetting, action: string): SignIn {
  return {
    signIn: () => once(openFrame({ ...setting, name }), { kind: 'signIn', title: setting.words.title, action }, token),
  };
}
