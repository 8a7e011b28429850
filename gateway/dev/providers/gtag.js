/**
 * Mock of `www.googletagmanager.com/gtag/js`: sends each event in `dataLayer` to `/dev/providers/collect`, as the tag
 * sends it to its vendor, and sets a cookie as the tag does.
 */
(() => {
  const tagId = new URL(document.currentScript.src).searchParams.get('id');
  document.cookie = `_ga=GA1.1.${tagId}; path=/; SameSite=Lax`;
  const take = ([command, name, values]) => {
    if (command !== 'event') return;
    const query = new URLSearchParams({ tid: tagId, en: name, dl: values.page_location, dt: values.page_title });
    void fetch(`/dev/providers/collect?${query}`, { method: 'POST', keepalive: true });
  };
  const queue = window.dataLayer ?? [];
  queue.forEach(take);
  queue.push = (...commands) => {
    commands.forEach(take);
    return Array.prototype.push.apply(queue, commands);
  };
})();
