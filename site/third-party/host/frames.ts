/** The ports, kept by a provider's document. Loaded when a provider is first needed. */
import * as v from 'valibot';

import { geetestResult } from '#site/api/contract/verification.ts';
import { openFrame, type FrameOptions, type ProviderFrame } from './frame.ts';
import type { ProviderRequest } from './messages.ts';
import { ProviderError, type BehaviourCheck, type PhoneProof, type SignIn } from './port.ts';

export type FrameSetting = Omit<FrameOptions, 'name'>;

/** The answer to a question, checked. @throws ProviderError also on an answer of another shape */
async function answer<Schema extends v.GenericSchema>(
  frame: ProviderFrame,
  request: ProviderRequest,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const value = v.safeParse(schema, await frame.ask(request));
  if (value.success) return value.output;
  throw new ProviderError('unavailable', { provider: frame.name });
}

/** The same of a document that is opened for this one question. */
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

/** GeeTest, loaded anew for each result: a result is good for one attempt. */
export function behaviourCheck(setting: FrameSetting, captchaId: string): BehaviourCheck {
  return {
    verify: () => once(openFrame({ ...setting, name: 'geetest' }), { kind: 'verify', captchaId }, geetestResult),
  };
}

/** Firebase; its document stays between the code that is sent and the code that comes back. */
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

/** Google or Facebook. `action` is the button of a provider that draws none. */
export function signIn(name: 'google' | 'facebook', setting: FrameSetting, action: string): SignIn {
  return {
    signIn: () => once(openFrame({ ...setting, name }), { kind: 'signIn', title: setting.words.title, action }, token),
  };
}
