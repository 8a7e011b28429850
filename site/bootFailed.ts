/** The event by which the page's own code says that it could not start. */
export const BOOT_FAILED = 'bootfailed';

/** Said when not even config has arrived: no bundle of texts is there yet, so these words travel with the page. */
const texts: Readonly<Record<string, readonly [message: string, retry: string]>> = {
  fil: ['Hindi ma-load ang page. Suriin ang koneksyon at subukan muli.', 'Subukan muli'],
  id: ['Halaman tidak dapat dimuat. Periksa koneksi lalu coba lagi.', 'Coba lagi'],
  th: ['โหลดหน้านี้ไม่ได้ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง', 'ลองอีกครั้ง'],
  vi: ['Không tải được trang. Hãy kiểm tra kết nối rồi thử lại.', 'Thử lại'],
  'zh-Hans': ['页面无法加载，请检查网络后重试。', '重试'],
};
const english: readonly [string, string] = ['The page could not load. Check your connection and try again.', 'Try again'];

const element = <Props extends object>(tag: string, props: Props) => Object.assign(document.createElement(tag), props);

/**
 * A page that could not start is not blank: it says so, in its language, with a way to try again. The build puts this into the script
 * that starts the page: what it stands for may be what did not arrive.
 */
export function showBootFailure(): void {
  const [message, retry] = texts[document.documentElement.lang] ?? english;
  const text = element('p', { textContent: message });
  const button = element('button', { textContent: retry, onclick: () => location.reload() });
  const box = element('div', { className: 'boot-failure' });
  box.setAttribute('role', 'alert');
  box.append(text, button);
  document.getElementById('root')?.replaceChildren(box);
}
