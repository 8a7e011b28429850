// Runs before the first paint, so that no page flashes in the wrong theme or the wrong way round, and asks ahead for what
// the page will want in the player's language. The site itself writes
// all of it later: local storage (`theme`, `language`), `data-theme`, `lang` and `dir`.
(() => {
  const root = document.documentElement;
  const bar = document.querySelector('meta[name="theme-color"]');

  let theme = null;
  let language = null;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('language');
  } catch {
    // Storage is closed to us: what the merchant has by default stands.
  }
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : (root.dataset.defaultTheme ?? 'light');

  // The merchant's languages by their codes: tag, direction, and what the page asks for in it as soon as its code runs. Documents
  // that speak one language name none.
  const languages = new Map(JSON.parse(root.dataset.languages ?? '[]'));
  const spoken = languages.get(language) ?? languages.get(root.dataset.defaultLanguage);
  if (spoken) {
    const [tag, dir, texts, calls] = spoken;
    [root.lang, root.dir] = [tag, dir];
    const links = [
      ...texts.map((href) => ({ rel: 'modulepreload', href })),
      ...calls.map((href) => ({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })),
    ];
    for (const link of links) document.head.append(Object.assign(document.createElement('link'), link));
  }

  // The browser's own bar follows the page, now and whenever the theme is switched.
  const paintBar = () => bar?.setAttribute('content', bar.dataset[root.dataset.theme] ?? '');
  paintBar();
  new MutationObserver(paintBar).observe(root, { attributeFilter: ['data-theme'] });
})();
