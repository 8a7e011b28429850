// What cannot wait for the site's own code; runs before the first paint.

// What is pressed in a block whose code has not come yet is done by that code (`earlyPresses.ts`). Links work by themselves.
function rememberPress({ target, isTrusted }) {
  const block = target instanceof Element && isTrusted ? target.closest('#root [data-cfg]') : null;
  if (block !== null && !window.early.live.has(block) && target.closest('a[href]') === null) window.early.pressed = target;
}

// No page flashes in the wrong theme, the wrong way round, with another width of the side menu or as another visitor's, and texts in the
// player's language are loaded ahead. The site itself writes all of it later: local storage (`theme`, `language`, `sideMenu`), `data-theme`,
// `data-side-menu`, `lang` and `dir`.
(() => {
  const root = document.documentElement;

  const bar = document.querySelector('meta[name="theme-color"]');

  let theme = null;
  let language = null;
  let sideMenu = null;
  let token = null;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('language');
    sideMenu = localStorage.getItem('sideMenu');
    token = sessionStorage.getItem('token');
  } catch {
    // Storage is closed to us: what the merchant has by default stands.
  }

  // The merchant's languages by their codes: tag, direction, the files of texts that the page loads at once, and what addresses in it
  // begin with. Documents that speak one language name none.
  const languages = new Map(JSON.parse(document.getElementById('languages')?.textContent ?? '[]'));
  // Who comes by a language's address has chosen it; the site's own addresses are in the language that was chosen.
  const { pathname, search, hash } = location;
  const named = [...languages].find(([, [, , , prefix]]) => prefix && `${pathname}/`.toLowerCase().startsWith(`${prefix}/`));
  if (named) {
    const [code, [, , , prefix]] = named;
    history.replaceState(history.state, '', (pathname.slice(prefix.length) || '/') + search + hash);
    try {
      localStorage.setItem('language', code);
      language = code;
    } catch {
      // The site could not know of it: it speaks the merchant's default language.
    }
  }

  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : (root.dataset.defaultTheme ?? 'light');

  if (sideMenu === 'open' || sideMenu === 'folded') root.dataset.sideMenu = sideMenu;

  const spoken = languages.get(language) ?? languages.get(root.dataset.defaultLanguage);
  if (spoken) {
    const [tag, dir, texts] = spoken;
    [root.lang, root.dir] = [tag, dir];
    for (const href of texts) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    // The server has rendered a visitor's page, in one language, for one host and for one kind of device. Whose differs sees none of it: the site
    // renders theirs.
    const [from, below] = (root.dataset.renderedWidths ?? '').split(' ').map(Number);
    const isOfLanguage = languages.get(root.dataset.renderedLanguage) === spoken;
    const isOfHost = root.dataset.renderedOrigin === location.origin;
    const fits = isOfLanguage && isOfHost && token === null && innerWidth >= from && innerWidth < below;
    if (root.dataset.renderedLanguage !== undefined && !fits) root.dataset.unfit = '';
    if (fits) {
      window.early = { pressed: null, live: new WeakSet() };
      addEventListener('click', rememberPress, true);
    }
  }

  // The browser's own bar follows the page, now and whenever the theme is switched.
  const paintBar = () => bar?.setAttribute('content', bar.dataset[root.dataset.theme] ?? '');
  paintBar();
  new MutationObserver(paintBar).observe(root, { attributeFilter: ['data-theme'] });
})();

// A page that could not start is not blank: it says so, in its language, with a way to try again. No bundle of texts is there by then,
// so these words travel with the page.
(() => {
  const texts = {
    fil: ['Hindi ma-load ang page. Suriin ang koneksyon at subukan ulit.', 'Subukan ulit'],
    id: ['Halaman tidak dapat dimuat. Periksa koneksi lalu coba lagi.', 'Coba lagi'],
    th: ['โหลดหน้านี้ไม่ได้ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง', 'ลองอีกครั้ง'],
    vi: ['Không tải được trang. Hãy kiểm tra kết nối rồi thử lại.', 'Thử lại'],
    'zh-Hans': ['页面无法加载，请检查网络后重试。', '重试'],
  };
  const english = ['The page could not load. Check your connection and try again.', 'Try again'];

  const root = document.documentElement;
  const show = () => {
    const [message, retry] = texts[document.documentElement.lang] ?? english;
    const text = Object.assign(document.createElement('p'), { textContent: message });
    const button = Object.assign(document.createElement('button'), { textContent: retry, onclick: () => location.reload() });
    const box = Object.assign(document.createElement('div'), { className: 'boot-failure' });
    box.setAttribute('role', 'alert');
    box.append(text, button);
    document.querySelector('.boot-late')?.remove();
    // A page that the server has rendered can still be read.
    if (root.dataset.renderedLanguage !== undefined && root.dataset.unfit === undefined) document.body.append(box);
    else document.getElementById('root')?.replaceChildren(box);
    delete root.dataset.unfit;
  };
  addEventListener('bootfailed', show);
  addEventListener(
    'error',
    ({ target, filename }) => {
      const didNotLoad = target instanceof HTMLScriptElement && target.type === 'module';
      // Until the first render, the page holds the server's text.
      const isBlank = document.querySelector('.boot-late') !== null;
      const didNotStart = isBlank && String(filename).startsWith(`${location.origin}/assets/`);
      if (!didNotLoad && !didNotStart) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
      else show();
    },
    true,
  );
})();
