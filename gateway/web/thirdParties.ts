import { PROVIDER_STUBS } from '#gateway/api/index.ts';
import type { MerchantProviders } from '#gateway/api/index.ts';
import type { Artefact } from '#site/assembler/runtime/types.ts';

/** The vendors' server-side endpoints. */
const GEETEST_VALIDATE = 'https://gcaptcha4.geetest.com/validate';
const FIREBASE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs';
const GOOGLE_ISSUER = 'https://accounts.google.com';
const FACEBOOK_TOKENS = 'https://graph.facebook.com/debug_token';

const isStandIn = (script: string | undefined): boolean => script?.startsWith('/dev/providers/') === true;

/**
 * Providers of the embedded gateway for a merchant's players: the public ids of the merchant's config, with the secrets
 * of the environment (`GEETEST_KEY_DEMO`, `FACEBOOK_SECRET_DEMO` for the merchant `demo`). A provider without its
 * secret counts as not configured.
 */
export function thirdPartiesOf({ code, providers = {} }: Artefact['merchant'], env: NodeJS.ProcessEnv): MerchantProviders {
  const { geetest, firebase, google, facebook, analytics } = providers;
  const secret = (name: string) => env[`${name}_${code.toUpperCase().replaceAll('-', '_')}`];
  const geetestKey = isStandIn(geetest?.script) ? PROVIDER_STUBS.geetest.key : secret('GEETEST_KEY');
  const facebookSecret = secret('FACEBOOK_SECRET');
  return {
    ...(geetest &&
      geetestKey && {
        geetest: {
          id: geetest.captchaId,
          key: geetestKey,
          validateUrl: isStandIn(geetest.script) ? PROVIDER_STUBS.geetest.validateUrl : GEETEST_VALIDATE,
        },
      }),
    ...(firebase && {
      firebase:
        firebase.emulator === true
          ? PROVIDER_STUBS.firebase
          : { projectId: firebase.projectId, issuer: `https://securetoken.google.com/${firebase.projectId}`, jwksUrl: FIREBASE_KEYS },
    }),
    ...(google && {
      google: isStandIn(google.script) ? PROVIDER_STUBS.google : { clientId: google.clientId, issuer: GOOGLE_ISSUER, jwksUrl: GOOGLE_KEYS },
    }),
    ...(analytics && { analytics: { gtagId: analytics.gtagId } }),
    ...(facebook && isStandIn(facebook.script) && { facebook: PROVIDER_STUBS.facebook }),
    ...(facebook &&
      !isStandIn(facebook.script) &&
      facebookSecret && { facebook: { appId: facebook.appId, secret: facebookSecret, tokenUrl: FACEBOOK_TOKENS } }),
  };
}
