/** `providers` of merchant.json: public ids only; secrets are environment variables of the gateway. */
import * as v from 'valibot';

const id = (description: string) => v.pipe(v.string(), v.regex(/^[\w.:-]{1,200}$/), v.description(description));

/** The host is spelled out: it ends up in the content policy of the provider's document, where a `;` would begin another directive. */
const script = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?\/[^\s\\]*|\/dev\/providers\/[\w./-]+)$/),
  v.description('an https address, or a stand-in of this machine such as "/dev/providers/gt4.js"'),
);

export const providers = v.strictObject({
  geetest: v.exactOptional(
    v.pipe(
      v.strictObject({ captchaId: id('the public captcha id, as the platform states it too'), script: v.exactOptional(script) }),
      v.description('behaviour verification by GeeTest 4, under the flag GEETEST3'),
    ),
  ),
  firebase: v.exactOptional(
    v.pipe(
      v.strictObject({
        apiKey: id('the web API key of the Firebase project'),
        authDomain: v.pipe(
          v.string(),
          v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/),
          v.description('a host such as "my-project.firebaseapp.com"'),
        ),
        projectId: id('the id of the Firebase project'),
        emulator: v.exactOptional(v.pipe(v.literal(true), v.description("asks this machine's stand-in instead of Firebase"))),
      }),
      v.description('codes to mobiles by Firebase, under the flag FIREBASESMS3'),
    ),
  ),
  google: v.exactOptional(
    v.pipe(
      v.strictObject({ clientId: id('the OAuth client id of the web client'), script: v.exactOptional(script) }),
      v.description('sign-in with Google, under the flag GOOGLELOGIN3'),
    ),
  ),
  facebook: v.exactOptional(
    v.pipe(
      v.strictObject({ appId: id('the id of the Facebook app'), script: v.exactOptional(script) }),
      v.description('sign-in with Facebook, under the flag FACEBOOKLOGIN3'),
    ),
  ),
  analytics: v.exactOptional(
    v.pipe(
      v.strictObject({
        gtagId: id("the id of Google's tag, which the reference gateway's permission call names"),
        script: v.exactOptional(script),
      }),
      v.description("counting visits by Google's tag after consent, under the flag ANALYTICS3"),
    ),
  ),
});
