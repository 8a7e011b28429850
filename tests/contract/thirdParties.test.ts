import { describe, expect, it } from 'vitest';
import { PROVIDER_STUBS } from '#gateway/api/index.ts';
import { thirdPartiesOf } from '#gateway/web/thirdParties.ts';
import type { Artefact } from '#site/assembler/runtime/types.ts';

type Named = Artefact['merchant']['providers'];

/** Of a merchant `two-suns`; only code and providers are looked at. */
const of = (providers: Named, env: Record<string, string> = {}) =>
  thirdPartiesOf({ code: 'two-suns', ...(providers && { providers }) } as Artefact['merchant'], env);

const REAL: Named = {
  geetest: { captchaId: 'public-id' },
  firebase: { apiKey: 'key', authDomain: 'suns.firebaseapp.com', projectId: 'suns' },
  google: { clientId: 'client' },
  facebook: { appId: 'app' },
};

describe('third parties of a merchant', () => {
  it('[LOG-16] are none unless its config names them', () => {
    expect(of(undefined)).toEqual({});
  });

  it('[LOG-16] are the stand-ins where its config names those', () => {
    const standIns: Named = {
      geetest: { captchaId: PROVIDER_STUBS.geetest.id, script: '/dev/providers/gt4.js' },
      firebase: { apiKey: 'any', authDomain: 'localhost', projectId: PROVIDER_STUBS.firebase.projectId, emulator: true },
      google: { clientId: PROVIDER_STUBS.google.clientId, script: '/dev/providers/gsi.js' },
      facebook: { appId: PROVIDER_STUBS.facebook.appId, script: '/dev/providers/fb.js' },
      analytics: { gtagId: PROVIDER_STUBS.analytics.gtagId, script: '/dev/providers/gtag.js' },
    };
    expect(of(standIns)).toEqual(PROVIDER_STUBS);
  });

  it('[SEC-7] take their secrets from the environment, each merchant its own', () => {
    const found = of(REAL, { GEETEST_KEY_TWO_SUNS: 'g', FACEBOOK_SECRET_TWO_SUNS: 'f', GEETEST_KEY_DEMO: 'other' });
    expect(found.geetest).toEqual({ id: 'public-id', key: 'g', validateUrl: 'https://gcaptcha4.geetest.com/validate' });
    expect(found.facebook).toEqual({ appId: 'app', secret: 'f', tokenUrl: 'https://graph.facebook.com/debug_token' });
    expect(found.google?.clientId).toBe('client');
    expect(found.firebase?.issuer).toBe('https://securetoken.google.com/suns');
  });

  it('[SEC-7] are left out where a secret is missing', () => {
    expect(Object.keys(of(REAL)).toSorted()).toEqual(['firebase', 'google']);
  });
});
