import type { Connect } from './adapter.ts';
import { card } from './card.ts';
import { globalAt, loadScript } from './script.ts';
import * as styles from './provider.css.ts';

const SCRIPT = 'https://connect.facebook.net/en_US/sdk.js';
/** Version of the Graph API; each is supported for at least two years. */
const VERSION = 'v23.0';

/** `FB` (developers.facebook.com/docs/reference/javascript). */
interface Facebook {
  init(config: { readonly appId: string; readonly version: string; readonly xfbml: boolean; readonly cookie: boolean }): void;
  login(
    done: (response: { readonly authResponse?: { readonly accessToken?: string } | null }) => void,
    options: { readonly scope: string },
  ): void;
}

/** Sign-in with Facebook. Its popup requires a click in this document, so the button is here. */
export const connect: Connect<'facebook'> = async ({ appId, script = SCRIPT }, stage) => {
  await loadScript(script);
  // Typed from its documentation: the script ships no types.
  const facebook = globalAt('FB') as Facebook;
  facebook.init({ appId, version: VERSION, xfbml: false, cookie: false });
  return (request) =>
    new Promise((resolve) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = styles.button;
      button.textContent = request.kind === 'signIn' ? request.action : '';
      // A player who closes Facebook's popup without an answer can retry or close.
      const done: Parameters<Facebook['login']>[0] = ({ authResponse }) => {
        if (authResponse?.accessToken !== undefined) resolve(authResponse.accessToken);
      };
      button.addEventListener('click', () => facebook.login(done, { scope: 'public_profile,email' }));
      stage.element.append(card(request.kind === 'signIn' ? request.title : '', button));
      void stage.show().then(() => button.focus());
    });
};
