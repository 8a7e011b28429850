/** The pending style sheet of the latest skin. */
let coming: HTMLLinkElement | undefined;

const linked = (merchant: string): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href^="/config/${merchant}/skin."]`),
];

/**
 * Swaps the linked skin. Loads the new sheet before it removes the old one, so that the page always has a skin; a sheet that fails
 * leaves the old one. A pending older sheet is dropped, since it could replace a newer one.
 */
export function swapSkin(merchant: string, hash: string, onFailed: (hash: string) => void): void {
  const href = `/config/${merchant}/skin.${hash}.css`;
  coming?.remove();
  coming = undefined;
  const current = linked(merchant);
  if (current.some((link) => link.getAttribute('href') === href)) return;
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = href;
  next.addEventListener('load', () => {
    if (coming !== next) return;
    coming = undefined;
    for (const link of current) link.remove();
  });
  next.addEventListener('error', () => {
    if (coming !== next) return;
    coming = undefined;
    next.remove();
    onFailed(hash);
  });
  coming = next;
  (current.at(-1) ?? document.head.lastElementChild)?.after(next);
}
