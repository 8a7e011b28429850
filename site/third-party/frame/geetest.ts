import { ProviderError } from '#site/third-party/host/port.ts';
import type { Connect } from './adapter.ts';
import { globalAt, loadScript } from './script.ts';

const SCRIPT = 'https://static.geetest.com/v4/gt4.js';

/** GeeTest's names of the languages that it speaks and we have; it knows no Thai, Vietnamese or Filipino. */
const LANGUAGES: Readonly<Record<string, string>> = { 'zh-Hans': 'zho', 'zh-Hant': 'zho-tw', id: 'ind', en: 'eng' };
const ANY_LANGUAGE = 'eng';

/** What `initGeetest4` hands out (docs.geetest.com, BehaviorVerification, Web API). */
interface Captcha {
  onReady(listener: () => void): unknown;
  onSuccess(listener: () => void): unknown;
  onError(listener: (error?: { code?: unknown }) => void): unknown;
  onClose(listener: () => void): unknown;
  showCaptcha(): void;
  /** `false` before it is solved. */
  getValidate(): unknown;
}

type Init = (config: Readonly<Record<string, unknown>>, done: (captcha: Captcha) => void) => void;

/** GeeTest 4 as `bind`: no button of its own, the form's submit is what starts it. */
export const connect: Connect<'geetest'> = async ({ script = SCRIPT, timeoutMs }, stage) => {
  await loadScript(script);
  // Not ours to type: this is what its documentation promises.
  const init = globalAt('initGeetest4') as Init;
  return (request, language) =>
    new Promise((resolve, reject) => {
      // Whatever it is, the player cannot mend it: GeeTest is not to be had.
      const fail = (error?: { code?: unknown }): void => reject(new ProviderError('unavailable', { code: String(error?.code ?? '') }));
      const config = {
        captchaId: request.kind === 'verify' ? request.captchaId : '',
        product: 'bind',
        language: LANGUAGES[language] ?? ANY_LANGUAGE,
        timeout: timeoutMs,
        protocol: 'https://',
        onError: fail,
      };
      init(config, (captcha) => {
        captcha.onError(fail);
        captcha.onClose(() => reject(new ProviderError('closed')));
        captcha.onSuccess(() => resolve(captcha.getValidate()));
        captcha.onReady(() => void stage.show().then(() => captcha.showCaptcha()));
      });
    });
};
