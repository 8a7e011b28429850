import { mulberry32 } from '../tests/mulberry32.ts';

/** The moment at which stories take place, wherever they are compared with earlier pictures of themselves. */
const NOW = Date.UTC(2026, 0, 15, 12, 30);

const SEED = 7;

/**
 * Final states only, and no caret, which would be there in every other picture. The page has no scrollbar, as on phones,
 * and Storybook's own padding.
 */
const css = `
*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
html { scroll-behavior: auto !important; scrollbar-width: none !important; }
body { padding: 1rem; }
`;

/** Stops all that would make two pictures of a story differ: the clock, chance and motion. Timers still run. */
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
