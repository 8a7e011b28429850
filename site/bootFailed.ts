/** Said when not even config has arrived: no bundle of texts is there yet, so these words travel with the page. */
const texts: Readonly<Record<string, readonly [message: string, retry: string]>> = {
  en: ['The page could not load. Check your connection and try again.', 'Try again'],
  fil: ['Hindi ma-load ang page. Suriin ang koneksyon at subukan muli.', 'Subukan muli'],
  id: ['Halaman tidak dapat dimuat. Periksa koneksi lalu coba lagi.', 'Coba lagi'],
  th: ['โหลดหน้านี้ไม่ได้ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง', 'ลองอีกครั้ง'],
  vi: ['Không tải được trang. Hãy kiểm tra kết nối rồi thử lại.', 'Thử lại'],
  'zh-Hans': ['页面无法加载，请检查网络后重试。', '重试'],
};
const english: readonly [string, string] = ['The page could not load. Check your connection and try again.', 'Try again'];

/** A page that could not start is not blank: it says so, in its language, with a way to try again. */
export function showBootFailure(root: HTMLElement): void {
  const [message, retry] = texts[document.documentElement.lang] ?? english;
  const text = document.createElement('p');
  text.textContent = message;
  const button = document.createElement('button');
  button.textContent = retry;
  button.className = 'boot-failure-retry';
  button.addEventListener('click', () => location.reload());
  const box = document.createElement('div');
  box.className = 'boot-failure';
  box.setAttribute('role', 'alert');
  box.append(text, button);
  root.replaceChildren(box);
}
