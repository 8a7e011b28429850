/** The skin that was chosen last, while it is on its way. */
let coming: HTMLLinkElement | undefined;

const linked = (merchant: string): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href^="/config/${merchant}/skin."]`),
];

/**
 * Puts another skin in the place of the one that is linked. The new sheet is loaded first and the old one removed
 * after, so that the page is never without a skin. When the new one does not load, the old one stays. One that was still on its way
 * is given up: arriving late, it would stand in the place of the one that was chosen after it.
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
