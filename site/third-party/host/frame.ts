import type { ProviderName } from '#site/assembler/runtime/providers.ts';
import * as styles from './frame.css.ts';
import { heard, PROVIDER_PATH, tellMessage, type AskMessage, type ProviderRequest } from './messages.ts';
import { ProviderError, type ProviderFailure } from './port.ts';

export interface FrameOptions {
  readonly name: ProviderName;
  /** What the player reads: what this is, and the button that closes it. */
  readonly words: { readonly title: string; readonly close: string };
  /** BCP 47. */
  readonly language: string;
  /** How long the provider may take to load. */
  readonly timeoutMs: number;
  /** Aborted when whoever asks is gone: so is the frame. */
  readonly signal: AbortSignal;
}

/** A provider at work in its own document. */
export interface ProviderFrame {
  readonly name: ProviderName;
  /**
   * One question at a time.
   * @throws ProviderError; after `unavailable` and `closed` the frame is gone, after `refused` it may be asked again
   */
  ask(request: ProviderRequest): Promise<unknown>;
  /** Takes the frame away; a question that waits rejects as `closed`. */
  close(): void;
}

/** A document that has loaded says so at once: one that stays silent for this long is an error page. */
const SILENCE_MS = 1000;

interface Question {
  readonly message: AskMessage;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: ProviderError) => void;
}

/**
 * Loads a provider in `/provider/<name>`, out of sight. While it has something to show it lies over the page, in the top
 * layer: the page behind waits, Escape and the close button end it, and focus goes back to where it was.
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
    const told = heard(tellMessage, event, frame.contentWindow);
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
  // A phone's own Back.
  dialog.addEventListener('cancel', (event) => (event.preventDefault(), closedByPlayer()), { signal });
  // Before anything on the page hears it: the modal behind would close as well.
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
  // Whoever asks may be gone before this code has come: nothing is heard of that any more.
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
