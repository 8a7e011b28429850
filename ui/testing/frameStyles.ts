/**
 * Gives a frame the style sheets of this document, before its skin's. Resolves when they are there. What this document
 * has adopted is left out: that is the skin of the outer page.
 */
export async function copyStyles(page: Document): Promise<void> {
  const copies = [...document.querySelectorAll('link[rel=stylesheet], style')].map((sheet) => page.importNode(sheet, true));
  const links = copies.filter(({ localName }) => localName === 'link');
  const loaded = links.map((link) => Promise.race([happened(link, 'load'), happened(link, 'error')]));
  page.head.replaceChildren(...copies, skinSheet(page));
  await Promise.all(loaded);
}

/** Keeps the frame's styles in step with this document's, as they are edited. Returns how to stop. */
export function followStyles(page: Document): () => void {
  const observer = new MutationObserver(() => void copyStyles(page));
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** Dresses a frame in a skin, instead of the one it had. */
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
