// Runs before the first paint, so that no page flashes in the wrong theme. The site itself writes both places later:
// local storage (`theme`) and `data-theme`.
(() => {
  const root = document.documentElement;
  const bar = document.querySelector('meta[name="theme-color"]');

  let theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage is closed to us: the merchant's own theme stands.
  }
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : (root.dataset.defaultTheme ?? 'light');

  // The browser's own bar follows the page, now and whenever the theme is switched.
  const paintBar = () => bar?.setAttribute('content', bar.dataset[root.dataset.theme] ?? '');
  paintBar();
  new MutationObserver(paintBar).observe(root, { attributeFilter: ['data-theme'] });
})();
