import type { ProviderName } from '#site/assembler/sdk/providers.ts';
import * as styles from './frame.css.ts';
import { heard, PROVIDER_PATH, notifyMessage, type AskMessage, type ProviderRequest } from './messages.ts';
import { ProviderError, type ProviderFailure } from './port.ts';

export interface FrameOptions {
  readonly name: ProviderName;
  /** Title of the dialog, and label of its close button. */
  readonly words: { readonly title: string; readonly close: string };
  /** BCP 47. */
  readonly language: string;
  /** Load timeout of the provider. */
  readonly timeoutMs: number;
  /** Aborted when the caller unmounts; removes the frame. */
  readonly signal: AbortSignal;
}

/** A provider running in a separate document. */
export interface ProviderFrame {
  readonly name: ProviderName;
  /**
   * One request at a time.
   * @throws ProviderError after `unavailable` and `closed` the frame is removed, after `refused` it accepts another request
   */
  ask(request: ProviderRequest): Promise<unknown>;
  /** Removes the frame; a pending request rejects with `closed`. */
  close(): void;
}

/** A loaded document reports at once; without a message for this long, it is an error page. */
const SILENCE_MS = 1000;

interface Question {
  readonly message: AskMessage;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: ProviderError) => void;
}

/**
 * Loads a provider in `/provider/<name>`, hidden. While it has UI, it is in the top layer above the inert page; Escape and the close
 * button close it and restore the focus.
 */
export function openFrame({ name, words, language, timeoutMs, signal: gone }: FrameOptions): ProviderFrame {
  const { dialog, frame, closeButton } = elements(name, words);
  const over = new AbortController();
  const { signal } = over;
  let open: Question | undefined;
  let listens = false;
  let failure: ProviderError | undefined;
  let opener: Element | null = null;
  let count = 0;

  const failed = (kind: ProviderFailure, code?: string) => new ProviderError(kind, { provider: name, code });
  const send = (): void => {
    if (open && listens) frame.contentWindow?.postMessage(open.message, location.origin);
  };
  const hide = (): void => {
    if (!dialog.open) return;
    dialog.close();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  const show = (): void => {
    if (dialog.open) return;
    opener = document.activeElement;
    dialog.showModal();
    frame.focus();
  };
  const end = (error: ProviderError): void => {
    if (failure) return;
    failure = error;
    over.abort();
    clearTimeout(timer);
    hide();
    dialog.remove();
    open?.reject(error);
    open = undefined;
  };
  const timer = setTimeout(() => end(failed('unavailable')), timeoutMs);

  const listen = (event: MessageEvent<unknown>): void => {
    const told = heard(notifyMessage, event, frame.contentWindow);
    if (told === undefined) return;
    if (told.type === 'loaded') {
      listens = true;
      send();
    }
    if (told.type === 'ready') clearTimeout(timer);
    if (told.type === 'shown') show();
    if (told.type === 'hidden') hide();
    const error = failed(told.kind ?? 'unavailable', told.code);
    if (told.type === 'failed' && told.id === undefined) end(error);
    else if (open !== undefined && told.id === open.message.id) {
      const { resolve, reject } = open;
      open = undefined;
      hide();
      if (told.type === 'answered') resolve(told.value);
      else reject(error);
    }
  };
  const closedByPlayer = (): void => end(failed('closed'));
  window.addEventListener('message', listen, { signal });
  closeButton.addEventListener('click', closedByPlayer, { signal });
  // A phone's Back gesture.
  dialog.addEventListener('cancel', (event) => (event.preventDefault(), closedByPlayer()), { signal });
  // In the capture phase: the modal behind would close as well.
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !dialog.open) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    closedByPlayer();
  };
  window.addEventListener('keydown', onEscape, { signal, capture: true });
  const onLoad = (): void => void setTimeout(() => listens || end(failed('unavailable')), SILENCE_MS);
  frame.addEventListener('load', onLoad, { signal });
  gone.addEventListener('abort', closedByPlayer, { signal });
  document.body.append(dialog);
  // The caller may have unmounted before this code loaded; the abort event has passed then.
  if (gone.aborted) closedByPlayer();

  return {
    name,
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        open?.reject(failed('closed'));
        count += 1;
        open = { message: { type: 'ask', id: count, language, request }, resolve, reject };
        send();
      }),
    close: closedByPlayer,
  };
}

function elements(name: ProviderName, words: FrameOptions['words']) {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog;
  dialog.setAttribute('aria-label', words.title);
  const frame = document.createElement('iframe');
  frame.className = styles.frame;
  frame.title = words.title;
  frame.src = `${PROVIDER_PATH}/${name}`;
  const closeButton = document.createElement('button');
  closeButton.className = styles.close;
  closeButton.type = 'button';
  closeButton.setAttribute('aria-label', words.close);
  closeButton.textContent = '×';
  dialog.append(frame, closeButton);
  return { dialog, frame, closeButton };
}
