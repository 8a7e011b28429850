import { ProviderError } from '#site/third-party/host/port.ts';
import type { Connect } from './adapter.ts';
import { globalAt, loadScript } from './script.ts';

const SCRIPT = 'https://static.geetest.com/v4/gt4.js';

/** GeeTest's language codes; it does not support Thai, Vietnamese and Filipino. */
const LANGUAGES: Readonly<Record<string, string>> = { 'zh-Hans': 'zho', 'zh-Hant': 'zho-tw', id: 'ind', en: 'eng' };
const ANY_LANGUAGE = 'eng';

/** Result of `initGeetest4` (docs.geetest.com, BehaviorVerification, Web API). */
interface Captcha {
  onReady(listener: () => void): unknown;
  onSuccess(listener: () => void): unknown;
  onError(listener: (error?: { code?: unknown }) => void): unknown;
  onClose(listener: () => void): unknown;
  showCaptcha(): void;
  /** `false` until solved. */
  getValidate(): unknown;
}

type Init = (config: Readonly<Record<string, unknown>>, done: (captcha: Captcha) => void) => void;

/** GeeTest 4 in `bind` mode: no button, the form's submit starts it. */
export const connect: Connect<'geetest'> = async ({ script = SCRIPT, timeoutMs }, stage) => {
  await loadScript(script);
  // Typed from its documentation: the script ships no types.
  const init = globalAt('initGeetest4') as Init;
  return (request, language) =>
    new Promise((resolve, reject) => {
      // The player cannot fix any of these errors: GeeTest is unavailable.
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
