import type { Page } from '@playwright/test';

/**
 * What a player presses or reads as money and something fixed or sticky lies on, at any scroll position. Bars as wide as the window
 * or as their column (header, bottom bar, a form's sticky action, a row of filters) end what is in sight, dialogs and messages want an answer: what is under them is no fault.
 */
export function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const WANTED = 'a, button, input, select, textarea, [role=tab], [role=menuitem], [data-amount]';
    const ANSWERED = '[role=dialog], [role=alertdialog], [role=alert], [role=status]';
    const scroller = document.scrollingElement ?? document.documentElement;
    const found = new Set<string>();
    const floats = (): readonly Element[] =>
      [...document.body.querySelectorAll('*')].filter((element) => {
        const { position, visibility, pointerEvents } = getComputedStyle(element);
        return (
          (position === 'fixed' || position === 'sticky') &&
          visibility === 'visible' &&
          pointerEvents !== 'none' &&
          element.closest(ANSWERED) === null &&
          element.getBoundingClientRect().width > 1
        );
      });
    const look = (): void => {
      const all = floats();
      const bars = all.filter((element) => {
        const { width } = element.getBoundingClientRect();
        const column = getComputedStyle(element).position === 'sticky' ? element.parentElement : null;
        return width > 0.9 * (column?.getBoundingClientRect().width ?? innerWidth);
      });
      const top = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect()).flatMap(({ top: at, bottom }) => (at < 1 ? [bottom] : [])));
      const end = Math.min(
        innerHeight,
        ...bars.map((bar) => bar.getBoundingClientRect()).flatMap(({ top: at, bottom }) => (bottom > innerHeight - 1 ? [at] : [])),
      );
      const wanted = document.body.querySelectorAll(WANTED);
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
          if (!float.contains(stack[0] ?? null) || !stack.some((one) => element.contains(one))) continue;
          const [upon, under] = [float, element].map((one) =>
            (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40),
          );
          found.add(`"${upon}" covers "${under}"`);
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
