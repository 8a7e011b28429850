/** Reloads a page that is older than its site: once, when nothing is lost, and with its form values. */
import { hasPendingMutations } from '#site/api/pendingMutations.ts';
import { visitStorage } from '#site/lib/browserStorage.ts';
import { entryState } from '#site/routing/scrollRestoration.ts';
import { version } from '#site/lib/version.ts';
import { saveFormState } from './formPersistence.ts';

/** Session storage key, and history state where storage is blocked: the version that the page was reloaded for. */
const NAME = 'renewedFor';
/** How often to check whether a busy page can reload, in milliseconds. */
const LOOK_MS = 1000;
/** State that a reload loses: a running game, a captcha, attached pictures. The analytics frame does not count. */
const UNSAVED = 'iframe:not([src$="/analytics"]), img[src^="blob:"]';

/** Whether a reload would lose something on the page. */
export const hasUnsavedState = (): boolean => document.querySelector(UNSAVED) !== null;

const partsOf = (text: string): number[] => text.split('.').map(Number);

/** Whether a version is older than another; both are dotted numbers. */
export function isOlder(one: string, other: string): boolean {
  const [mine, theirs] = [partsOf(one), partsOf(other)];
  const at = theirs.findIndex((part, index) => part !== (mine[index] ?? 0));
  return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0);
}

let isWaiting = false;

const wasRenewedFor = (reason: string): boolean => visitStorage.getItem(NAME) === reason || entryState()[NAME] === reason;

function renew(reason: string): void {
  if (isWaiting || wasRenewedFor(reason)) return;
  isWaiting = true;
  const look = (): void => {
    if (hasPendingMutations() || hasUnsavedState()) return void setTimeout(look, LOOK_MS);
    saveFormState();
    visitStorage.setItem(NAME, reason);
    history.replaceState({ ...entryState(), [NAME]: reason }, '');
    location.reload();
  };
  look();
}

/** Reloads when this client is older than the manifest's `minClient`. */
export function reloadIfOutdated(minClient: string): void {
  if (isOlder(version, minClient)) renew(minClient);
}

/** The scripts of this page. */
const ownScripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].map(({ src }) => new URL(src).pathname);

/** After a failed chunk: reloads if the site has other scripts by now; otherwise the chunk's own retry applies. */
export async function reloadIfReplaced(): Promise<void> {
  const page = await fetch('/', { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );
  const gone = page === undefined ? undefined : ownScripts().find((script) => !page.includes(script));
  if (gone !== undefined) renew(gone);
}
