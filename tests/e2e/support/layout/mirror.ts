/**
 * Runs in the page: what does not change sides with the page's direction. Each box that is as wide in the other direction must
 * stand as far from the other edge as it does from its own in this one. The direction of the document is as before afterwards.
 */
export function unmirrored(): readonly string[] {
  const TOLERANCE = 3;
  /** Of their own direction, drawn by arithmetic, or moved by code that read the direction when it began. */
  const OWN = 'bdi *, bdi, [dir]:not(html) *, svg *, [aria-roledescription] *, input, iframe *';
  const root = document.documentElement;
  const shown = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body;
  const elements = [...shown.querySelectorAll('*')].filter(
    (element) =>
      !element.matches(OWN) && element.checkVisibility({ checkVisibilityCSS: true }) && getComputedStyle(element).display !== 'inline',
  );
  const measure = () => elements.map((element) => element.getBoundingClientRect());
  const here = measure();
  const direction = root.dir;
  root.dir = direction === 'rtl' ? 'ltr' : 'rtl';
  const there = measure();
  root.dir = direction;
  const width = root.clientWidth;
  const wrong = new Set<Element>();
  for (const [index, element] of elements.entries()) {
    const [a, b] = [here[index], there[index]];
    if (!a || !b || a.width < 2 || Math.abs(a.width - b.width) > 1 || Math.abs(a.top - b.top) > 2) continue;
    if (Math.abs(width - a.right - b.left) > TOLERANCE) wrong.add(element);
  }
  // Those that are wrong by what they stand in are told with it.
  const first = [...wrong].filter((element) => !element.parentElement || !wrong.has(element.parentElement));
  return first.map((element) => {
    const address = element.closest('[data-cfg]')?.getAttribute('data-cfg') ?? 'page';
    return `${address} ${element.localName}.${element.getAttribute('class')?.split(' ')[0] ?? ''} "${element.textContent?.trim().slice(0, 40)}"`;
  });
}
