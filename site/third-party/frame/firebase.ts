import { initializeApp } from '@firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  type Auth,
  type ConfirmationResult,
  type User,
} from '@firebase/auth';

import { ProviderError } from '#site/third-party/host/port.ts';
import type { Connect, Stage } from './adapter.ts';

/** Firebase decides whether to show a challenge; the document stays hidden for this long, since most players get none. */
const UNSEEN_MS = 800;

/** Firebase phone auth without browser persistence: the token goes to our own gateway. */
export const connect: Connect<'firebase'> = async ({ apiKey, authDomain, projectId, emulator }, stage) => {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), { persistence: inMemoryPersistence });
  if (emulator) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  let sent: ConfirmationResult | undefined;
  let known: { readonly code: string; readonly user: User } | undefined;

  return async (request, language) => {
    auth.languageCode = language;
    try {
      if (request.kind === 'send') {
        known = undefined;
        sent = await send(auth, request.number, stage);
        return null;
      }
      if (request.kind !== 'confirm' || sent === undefined) throw new ProviderError('refused', { code: 'auth/code-expired' });
      const { code } = request;
      // Firebase accepts a code once; resubmitting the form after another error reuses the result.
      const again = known?.code === code;
      known = again ? known : { code, user: (await sent.confirm(code)).user };
      return (await known?.user.getIdToken(again)) || null;
    } catch (error) {
      throw new ProviderError('refused', { code: codeOf(error) });
    }
  };
};

async function send(auth: Auth, number: string, stage: Stage): Promise<ConfirmationResult> {
  const container = document.createElement('div');
  stage.element.append(container);
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  const timer = setTimeout(() => void stage.show(), UNSEEN_MS);
  try {
    return await signInWithPhoneNumber(auth, number, verifier);
  } finally {
    clearTimeout(timer);
    verifier.clear();
  }
}

/** `auth/…`, the code of every SDK error. */
function codeOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : 'auth/internal-error';
}
