import { mulberry32 } from '../tests/mulberry32.ts';

/** The fixed time of stories in visual comparisons. */
const NOW = Date.UTC(2026, 0, 15, 12, 30);

const SEED = 7;

/** Final animation states only, and no caret, which blinks. No scrollbar, as on phones, and Storybook's padding. */
const css = `
*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
html { scroll-behavior: auto !important; scrollbar-width: none !important; }
body { padding: 1rem; }
`;

/**
 * Freezes everything that would make two screenshots of a story differ: clock, randomness and motion. Timers still run.
 */
export function holdStill(): void {
  stopClock();
  Math.random = mulberry32(SEED);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

function stopClock(): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [NOW] : args, asked),
    get: (target, key) => (key === 'now' ? () => NOW : Reflect.get(target, key)),
  });
}
