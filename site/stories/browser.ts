/** A stream of server-sent events that is open and says nothing. */
class SilentEventSource extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = SilentEventSource.OPEN;
  close(): void {}
}

/** What a page of a story finds in the browser: no news, as there is no gateway, and popups that are muted. */
export function prepareBrowser(): void {
  Object.assign(globalThis, { EventSource: SilentEventSource });
  localStorage.setItem('entryPopup', JSON.stringify({ mutedUntil: '9999-12-31' }));
}

/** A page's main part fills the viewport, so that the footer is below: in a viewport as tall as the page it would never be seen. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(':has(> main) { min-block-size: 0 !important; }');

/** Lets a page be as tall as its content. Returns what undoes it. */
export function fitContent(): () => void {
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** Nothing is added or removed for so long on a page that has loaded, in milliseconds: some parts come once it is idle. */
const QUIET_MS = 3000;

/** Resolves when the page has loaded: its blocks, their texts and answers come one after another. */
export function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, QUIET_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
