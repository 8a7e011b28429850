import type { i18n as I18n } from 'i18next';

import { authTexts } from '#site/session/texts.ts';

/** CSS pixels. */
export interface WindowSize {
  readonly windowWidth: number;
  readonly windowHeight: number;
}

/** `blocked`: the popup was blocked. `failed`: there was no URL. */
export type Outcome = 'done' | 'blocked' | 'failed';

/** Open windows by name: a second press focuses the first window. */
const opened = new Map<string, Window>();

/**
 * Opens an empty window synchronously, since browsers allow popups only in a click handler, and navigates it when the URL is known.
 * Closes it if there is none.
 */
export async function openAndSend(
  i18n: I18n,
  name: string,
  { windowWidth, windowHeight }: WindowSize,
  findAddress: () => Promise<string | undefined>,
): Promise<Outcome> {
  const before = opened.get(name);
  if (before?.closed === false) {
    before.focus();
    return 'done';
  }
  const popup = window.open('about:blank', '', `popup,width=${windowWidth},height=${windowHeight}`);
  if (popup === null) return 'blocked';
  // The opened page must not access this one.
  popup.opener = null;
  opened.set(name, popup);

  const finding = findAddress().catch(() => undefined);
  void sayWait(i18n, popup, finding);
  const address = await finding;
  // The player may have closed it meanwhile.
  if (popup.closed) return 'done';
  if (address !== undefined) {
    popup.location.replace(address);
    return 'done';
  }
  popup.close();
  return 'failed';
}

/** Shows a waiting message in the empty window. */
async function sayWait(i18n: I18n, popup: Window, finding: Promise<unknown>): Promise<void> {
  const t = await Promise.race([authTexts(i18n), finding.then(() => undefined)]);
  if (t === undefined || popup.closed) return;
  popup.document.title = t('support_opening');
  popup.document.body.textContent = t('support_opening');
}
