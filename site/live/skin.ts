/**
 * Puts another skin in the place of the one that is linked. The new sheet is loaded first and the old one removed
 * after, so that the page is never without a skin. When the new one does not load, the old one stays.
 */
export function swapSkin(merchant: string, hash: string, onFailed: (hash: string) => void): void {
  const href = `/config/${merchant}/skin.${hash}.css`;
  const current = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href^="/config/${merchant}/skin."]`);
  if (current?.getAttribute('href') === href) return;
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = href;
  next.addEventListener('load', () => current?.remove());
  next.addEventListener('error', () => {
    next.remove();
    onFailed(hash);
  });
  (current ?? document.head.lastElementChild)?.after(next);
}
