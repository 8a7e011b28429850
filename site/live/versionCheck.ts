/** A page that is older than the site behind it is loaded anew: once, when nothing is lost by it, and with its forms as they are. */
import { hasPendingMutations } from '#site/api/pendingMutations.ts';
import { visitStorage } from '#site/lib/browserStorage.ts';
import { entryState } from '#site/routing/scrollRestoration.ts';
import { version } from '../../package.json';
import { saveFormState } from './formPersistence.ts';

/** In this tab's storage, and in the page's history entry where a browser refuses that: what it was loaded anew for. */
const NAME = 'renewedFor';
/** How often it is looked whether a page that is not free can be loaded anew, in milliseconds. */
const LOOK_MS = 1000;
/** A game under way, another's document such as a captcha, pictures that are attached: no reload brings those back. Who counts visits is always there. */
const UNKEPT = 'iframe:not([src$="/analytics"]), img[src^="blob:"]';

/** Whether something stands on the page that a reload would lose. */
export const hasUnsavedState = (): boolean => document.querySelector(UNKEPT) !== null;

const partsOf = (text: string): number[] => text.split('.').map(Number);

/** Whether a version stands before another; both are numbers with dots between them. */
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

/** For the oldest client that may go on, as the manifest has it. */
export function reloadIfOutdated(minClient: string): void {
  if (isOlder(version, minClient)) renew(minClient);
}

/** The scripts that the page came with. */
const ownScripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].map(({ src }) => new URL(src).pathname);

/** For a file that did not arrive: it is gone where the site has other scripts by now, and else will be asked for again by who wants it. */
export async function reloadIfReplaced(): Promise<void> {
  const page = await fetch('/', { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );
  const gone = page === undefined ? undefined : ownScripts().find((script) => !page.includes(script));
  if (gone !== undefined) renew(gone);
}
