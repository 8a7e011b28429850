import type { Connect } from './adapter.ts';
import { card } from './card.ts';
import { globalAt, loadScript } from './script.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';
const BUTTON_WIDTH = 280;

/** `google.accounts.id` (developers.google.com/identity/gsi/web/reference/js-reference). */
interface GoogleId {
  initialize(config: {
    readonly client_id: string;
    readonly callback: (response: { readonly credential?: string }) => void;
    readonly ux_mode: 'popup';
  }): void;
  renderButton(parent: HTMLElement, options: Readonly<Record<string, unknown>>): void;
}

/** Sign-in with Google's rendered button: its popup requires a click in Google's frame. */
export const connect: Connect<'google'> = async ({ clientId, script = SCRIPT }, stage) => {
  await loadScript(script);
  // Typed from its documentation: the script ships no types.
  const google = globalAt('google.accounts.id') as GoogleId;
  return (request, language) =>
    new Promise((resolve) => {
      const place = document.createElement('div');
      stage.element.append(card(request.kind === 'signIn' ? request.title : '', place));
      google.initialize({ client_id: clientId, ux_mode: 'popup', callback: ({ credential }) => resolve(credential) });
      google.renderButton(place, {
        type: 'standard',
        size: 'large',
        text: 'continue_with',
        locale: language.replace('-', '_'),
        width: BUTTON_WIDTH,
      });
      void stage.show();
    });
};
