import type { Connect } from './adapter.ts';
import { card } from './card.ts';
import { globalAt, loadScript } from './script.ts';
import * as styles from './provider.css.ts';

const SCRIPT = 'https://connect.facebook.net/en_US/sdk.js';
/** Of the Graph API; each is served for two years at least. */
const VERSION = 'v23.0';

/** `FB` (developers.facebook.com/docs/reference/javascript). */
interface Facebook {
  init(config: { readonly appId: string; readonly version: string; readonly xfbml: boolean; readonly cookie: boolean }): void;
  login(
    done: (response: { readonly authResponse?: { readonly accessToken?: string } | null }) => void,
    options: { readonly scope: string },
  ): void;
}

/** Sign-in with Facebook. Its window opens on a press in this document only, so the button is here. */
export const connect: Connect<'facebook'> = async ({ appId, script = SCRIPT }, stage) => {
  await loadScript(script);
  // Not ours to type: this is what its documentation promises.
  const facebook = globalAt('FB') as Facebook;
  facebook.init({ appId, version: VERSION, xfbml: false, cookie: false });
  return (request) =>
    new Promise((resolve) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = styles.button;
      button.textContent = request.kind === 'signIn' ? request.action : '';
      // Who leaves Facebook's window without an answer is back here, and may press again or close.
      const done: Parameters<Facebook['login']>[0] = ({ authResponse }) => {
        if (authResponse?.accessToken !== undefined) resolve(authResponse.accessToken);
      };
      button.addEventListener('click', () => facebook.login(done, { scope: 'public_profile,email' }));
      stage.element.append(card(request.kind === 'signIn' ? request.title : '', button));
      void stage.show().then(() => button.focus());
    });
};
