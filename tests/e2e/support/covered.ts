import type { Page } from '@playwright/test';

/**
 * What a player presses or reads as money and something fixed or sticky lies on, at any scroll position. Bars as wide as the window
 * (header, bottom bar, a form's sticky action) end what is in sight, dialogs and messages want an answer: what is under them is no fault.
 */
export function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const WANTED = 'a, button, input, select, textarea, [role=tab], [role=menuitem], [data-amount]';
    const ANSWERED = '[role=dialog], [role=alertdialog], [role=alert], [role=status]';
    const scroller = document.scrollingElement ?? document.documentElement;
    const found = new Set<string>();
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const isShown = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;
    const floats = (): readonly Element[] =>
      [...document.body.querySelectorAll('*')].filter((element) => {
        const { position, visibility, pointerEvents } = getComputedStyle(element);
        return (
          (position === 'fixed' || position === 'sticky') &&
          visibility === 'visible' &&
          pointerEvents !== 'none' &&
          element.closest(ANSWERED) === null &&
          isShown(element.getBoundingClientRect())
        );
      });
    const look = (): void => {
      const all = floats();
      const bars = all.filter((element) => element.getBoundingClientRect().width > 0.9 * innerWidth);
      const top = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect()).flatMap(({ top: at, bottom }) => (at < 1 ? [bottom] : [])));
      const end = Math.min(
        innerHeight,
        ...bars.map((bar) => bar.getBoundingClientRect()).flatMap(({ top: at, bottom }) => (bottom > innerHeight - 1 ? [at] : [])),
      );
      const wanted = [...document.body.querySelectorAll(WANTED)].filter((element) => isShown(element.getBoundingClientRect()));
      for (const float of all.filter((element) => !bars.includes(element))) {
        const over = float.getBoundingClientRect();
        for (const element of wanted) {
          if (float.contains(element) || element.contains(float)) continue;
          const box = element.getBoundingClientRect();
          const [left, right] = [Math.max(over.left, box.left), Math.min(over.right, box.right)];
          const [upper, lower] = [Math.max(over.top, box.top, top), Math.min(over.bottom, box.bottom, end)];
          if (right - left < 2 || lower - upper < 2) continue;
          // What a scroller cuts off is not in the stack.
          const stack = document.elementsFromPoint((left + right) / 2, (upper + lower) / 2);
          if (float.contains(stack[0] ?? null) && stack.some((one) => element.contains(one)))
            found.add(`${named(float)} covers ${named(element)}`);
        }
      }
    };
    // Steps smaller than what is covered: nothing can hide between two of them.
    const step = innerHeight / 3;
    const last = Math.min(scroller.scrollHeight - innerHeight, 8 * innerHeight);
    for (let at = 0; at <= last + step; at += step) {
      scroller.scrollTo({ top: Math.min(at, last), behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
      look();
    }
    return [...found];
  });
}
