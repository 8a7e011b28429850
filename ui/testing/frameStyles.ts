/**
 * Copies this document's style sheets to a frame, before its skin's. Resolves when they are loaded. Adopted style
 * sheets are excluded: they are the skin of the outer page.
 */
export async function copyStyles(page: Document): Promise<void> {
  const copies = [...document.querySelectorAll('link[rel=stylesheet], style')].map((sheet) => page.importNode(sheet, true));
  const links = copies.filter(({ localName }) => localName === 'link');
  const loaded = links.map((link) => Promise.race([happened(link, 'load'), happened(link, 'error')]));
  page.head.replaceChildren(...copies, skinSheet(page));
  await Promise.all(loaded);
}

/** Syncs the frame's styles with this document's while they are edited. Returns the stop function. */
export function followStyles(page: Document): () => void {
  const observer = new MutationObserver(() => void copyStyles(page));
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** Replaces a frame's skin. */
export function setSkin(page: Document, css: string): void {
  const sheet = skinSheet(page);
  if (sheet.textContent !== css) sheet.textContent = css;
  page.head.append(sheet);
}

function skinSheet(page: Document): Element {
  const present = page.head.querySelector('style[data-skin]');
  if (present) return present;
  const sheet = page.createElement('style');
  sheet.dataset['skin'] = '';
  return sheet;
}

function happened(element: Element, event: 'load' | 'error'): Promise<unknown> {
  return new Promise((resolve) => {
    element.addEventListener(event, resolve, { once: true });
  });
}
