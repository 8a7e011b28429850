import type { i18n as I18n } from 'i18next';

import { authTexts } from '#site/session/texts.ts';

/** CSS pixels. */
export interface WindowSize {
  readonly windowWidth: number;
  readonly windowHeight: number;
}

/** `blocked`: the browser opens no windows. `failed`: there was nowhere to send it. */
export type Outcome = 'done' | 'blocked' | 'failed';

/** Windows that were opened, by name: a second press brings the first window back instead of opening another. */
const opened = new Map<string, Window>();

/**
 * Opens an empty window at once, as browsers allow it only in the click itself, and sends it on when its address is
 * found. Without an address it is closed again.
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
  // What comes to stand in it is not to reach this page.
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

/** While nothing is in it, the window says what it is for. */
async function sayWait(i18n: I18n, popup: Window, finding: Promise<unknown>): Promise<void> {
  const t = await Promise.race([authTexts(i18n), finding.then(() => undefined)]);
  if (t === undefined || popup.closed) return;
  popup.document.title = t('support_opening');
  popup.document.body.textContent = t('support_opening');
}
