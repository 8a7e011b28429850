/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there alone: its parts must stand inside it */
/** Left, top, right and bottom in CSS pixels of the viewport. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** One run of words in one line. */
export interface Line {
  readonly box: Box;
  /** What is left of it where what is around it lets nothing out; without extent where nothing is. */
  readonly shown: Box;
  /** The shown part once everything around that scrolls has been scrolled to it. */
  readonly reachable: Box;
}

/** Words on the page, as they are drawn. */
export interface Words {
  readonly text: string;
  /** The item of config that they belong to, and the element. */
  readonly where: string;
  readonly lines: readonly Line[];
  /** The whole of them is said by a title, or they are decoration. */
  readonly isSaid: boolean;
  /** What stands still while the page scrolls (a bar, a dialog) has a number of its own, the page 0. */
  readonly layer: number;
  /** Parts of something that moves along: slides, tickers, marquees. */
  readonly isMoving: boolean;
  /** The button, cell or chip that they stand in. */
  readonly holder: Box | undefined;
  /** Amounts, times, numbers and codes among them whose signs stand in another order than they are read in. */
  readonly disordered: readonly string[];
  /** Amounts, times and dates among them that go on in the next line. */
  readonly broken: readonly string[];
}

/** What can be pressed or filled in. */
export interface Control {
  readonly where: string;
  readonly box: Box;
  /** A link among words, as high as they are. */
  readonly isInline: boolean;
  /** Width of what it says where it says it itself, and of the room it has for that: a list's choice, a field's example. */
  readonly words: { readonly text: string; readonly width: number; readonly room: number } | undefined;
}

export interface Look {
  readonly width: number;
  /** Of the page itself. */
  readonly scrollWidth: number;
  readonly isRightToLeft: boolean;
  readonly words: readonly Words[];
  readonly controls: readonly Control[];
  /** Drawings that point one way along the line and were not turned with it. */
  readonly unturned: readonly string[];
  /** Characters that the page's fonts have no picture of. */
  readonly missing: readonly string[];
}

/** Runs in the page: all that is to be seen on it, as data. It stands alone, since only itself is sent there. */
export function lookAround(): Look {
  const HOLDERS = 'button, [role=button], [role=tab], [role=menuitem], [role=option], td, th, label, summary';
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch]';
  const MOVING = '[aria-roledescription]';
  const POINTS_ALONG = /lucide-(?:(?:chevrons?|arrow|move|corner-\w+)-(?:left|right)(?!-)|undo|redo|reply|log-(?:in|out))/;
  const EVERYWHERE = 1e6;
  const isRightToLeft = document.documentElement.dir === 'rtl';
  // What lies under an open dialog is looked at without it.
  const root = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body;

  // What a browser leaves out until it comes near has no layout yet.
  const later = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => getComputedStyle(element).contentVisibility === 'auto');
  for (const element of later) element.style.contentVisibility = 'visible';

  const boxOf = ({ left, top, right, bottom }: DOMRect): [number, number, number, number] => [left, top, right, bottom];
  const meet = (a: readonly number[], b: readonly number[]): [number, number, number, number] => [
    Math.max(a[0] ?? 0, b[0] ?? 0),
    Math.max(a[1] ?? 0, b[1] ?? 0),
    Math.min(a[2] ?? 0, b[2] ?? 0),
    Math.min(a[3] ?? 0, b[3] ?? 0),
  ];
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: false });
  const nameOf = (element: Element, text: string): string => {
    const address = element.closest('[data-cfg]')?.getAttribute('data-cfg') ?? element.closest('[role]')?.getAttribute('role') ?? 'page';
    const part = element.closest('button, a, input, select, label, h1, h2, h3, h4, p, dt, dd, td, th, li') ?? element;
    return `${address} ${part.localName} "${text.trim().slice(0, 60)}"`;
  };

  /** How far out what is in an element can be seen, and how far once all that scrolls has been scrolled. */
  const windows = new Map<Element, { shown: number[]; reachable: number[]; layer: number }>();
  const layers: Element[] = [];
  const windowOf = (element: Element): { shown: number[]; reachable: number[]; layer: number } => {
    const known = windows.get(element);
    if (known) return known;
    const everything = { shown: [-EVERYWHERE, -EVERYWHERE, EVERYWHERE, EVERYWHERE], layer: 0 };
    let made = { ...everything, reachable: everything.shown };
    const style = getComputedStyle(element);
    const { position } = style;
    let outer = element.parentElement;
    // What is placed absolutely is only held by what it is placed in.
    if (position === 'absolute') {
      while (outer && getComputedStyle(outer).position === 'static' && getComputedStyle(outer).transform === 'none')
        outer = outer.parentElement;
    }
    if (outer && position !== 'fixed' && element !== document.body) made = { ...windowOf(outer) };
    if (position === 'fixed' || position === 'sticky' || element.getAttribute('role')?.includes('dialog')) {
      layers.push(element);
      made.layer = layers.length;
    }
    if (element !== document.body && element !== document.documentElement) {
      const own = boxOf(element.getBoundingClientRect());
      const [across, along] = [style.overflowX, style.overflowY];
      const clip = [...made.shown];
      const hidden = [...made.reachable];
      const hold = (overflow: string, start: 0 | 1): void => {
        if (overflow === 'visible') return;
        clip[start] = Math.max(clip[start] ?? 0, own[start]);
        clip[start + 2] = Math.min(clip[start + 2] ?? 0, own[start + 2] ?? 0);
        const scrolls = overflow === 'auto' || overflow === 'scroll';
        hidden[start] = scrolls ? -EVERYWHERE : Math.max(hidden[start] ?? 0, own[start]);
        hidden[start + 2] = scrolls ? EVERYWHERE : Math.min(hidden[start + 2] ?? 0, own[start + 2] ?? 0);
      };
      hold(across, 0);
      hold(along, 1);
      made = { ...made, shown: clip, reachable: hidden };
    }
    windows.set(element, made);
    return made;
  };

  /** Runs of digits with their signs must be read from left to right on every page. */
  const NUMBERS = /[+\-−–]?[₱₫$฿¥P#]?\d[\d.,:/*\-–]*\d(?:[ ]\d[\d.,:/*\-–]*\d)*%?|\d%/gu;
  const disorderedIn = (node: Node, text: string): string[] => {
    const found: string[] = [];
    const range = document.createRange();
    const leftOf = (at: number): DOMRect => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    for (const { 0: match, index } of text.matchAll(NUMBERS)) {
      let before = leftOf(index);
      for (let at = index + 1; at < index + match.length; at += 1) {
        const next = leftOf(at);
        if (next.width > 0 && Math.abs(next.top - before.top) < 2 && next.left < before.left) {
          found.push(match);
          break;
        }
        if (next.width > 0) before = next;
      }
    }
    return found;
  };

  /** What is longer has to break somewhere: keys, addresses, seeds. */
  const LONGEST = 24;
  const brokenIn = (node: Node, text: string): string[] => {
    const range = document.createRange();
    return [...text.matchAll(/[+\-−₱₫$฿¥]*\d+(?:[.,:\-/]\d+)+/gu)]
      .filter(({ 0: match, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + match.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        return match.length <= LONGEST && Math.max(...tops) - Math.min(...tops) > 4;
      })
      .map(([match]) => match);
  };

  const words: Words[] = [];
  const characters = new Map<string, Element>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '' || element.closest('script, style, noscript, option') || !isSeen(element)) continue;
    // A drawing's words are drawn, its title is not.
    if (element.closest('svg') && !element.closest('text')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { shown, reachable, layer } = windowOf(element);
    const lines = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((rect) => boxOf(rect))
      .map((box) => ({ box, shown: meet(box, shown), reachable: meet(box, reachable) }));
    if (lines.length === 0) continue;
    const holder = element.closest(HOLDERS);
    for (const character of text) if (!characters.has(character)) characters.set(character, element);
    words.push({
      text: text.trim().slice(0, 200),
      where: nameOf(element, text),
      lines,
      isSaid: element.closest('[title], [aria-hidden=true]') !== null,
      layer,
      isMoving: element.closest(MOVING) !== null,
      holder: holder && getComputedStyle(holder).display !== 'inline' ? boxOf(holder.getBoundingClientRect()) : undefined,
      disordered: isRightToLeft ? disorderedIn(node, text) : [],
      broken: brokenIn(node, text),
    });
  }

  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const wordsOf = (element: Element): Control['words'] => {
    const list = element instanceof HTMLSelectElement;
    if (!list && !(element instanceof HTMLInputElement && element.value === '')) return undefined;
    const text = list ? (element.selectedOptions[0]?.text ?? '') : element.placeholder;
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    if (!pen || text === '') return undefined;
    pen.font = font;
    return { text, width: pen.measureText(text).width, room: element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) };
  };
  const controls = [...root.querySelectorAll(CONTROLS)].filter(isSeen).flatMap((element): Control[] => {
    const own = boxOf(element.getBoundingClientRect());
    const shown = meet(own, windowOf(element).reachable);
    if (shown[2] - shown[0] < 2 || shown[3] - shown[1] < 2) return [];
    const labels =
      element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => boxOf(label.getBoundingClientRect())) : [];
    const box = labels.reduce(
      (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])] as const,
      own as Box,
    );
    const isInline = getComputedStyle(element).display === 'inline';
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return [{ where: nameOf(element, name), box, isInline, words: wordsOf(element) }];
  });

  const unturned = isRightToLeft
    ? [...root.querySelectorAll('svg')]
        .filter((svg) => POINTS_ALONG.test(svg.getAttribute('class') ?? '') && isSeen(svg) && (svg.getScreenCTM()?.a ?? -1) > 0)
        .map((svg) => nameOf(svg, svg.getAttribute('class') ?? ''))
    : [];

  /** The picture that the element's fonts draw of a character. */
  const pictureOf = (character: string, element: Element): string => {
    if (!pen) return '';
    pen.clearRect(0, 0, 40, 40);
    // In the weight that the page draws, which has been fetched; others have not.
    const { fontFamily, fontWeight } = getComputedStyle(element);
    pen.font = `${fontWeight} 24px ${fontFamily}`;
    pen.fillText(character, 4, 28);
    return pen
      .getImageData(0, 0, 40, 40)
      .data.filter((_, index) => index % 4 === 3)
      .join('');
  };
  // Letters of other scripts come from fonts of the system that differ by machine, Thai and Chinese from faces that the tests bring.
  const missing = [...characters]
    .filter(
      ([character]) =>
        /[\p{Script=Latin}\p{Script=Thai}\p{Script=Han}\p{Sc}\p{P}\p{N}\p{Sm}]/u.test(character) &&
        !/\p{Extended_Pictographic}/u.test(character),
    )
    .filter(([character, element]) => pictureOf(character, element) === pictureOf('\u{10ffff}', element))
    .map(([character, element]) => `${nameOf(element, character)} U+${character.codePointAt(0)?.toString(16)}`);

  const { scrollWidth, clientWidth } = document.documentElement;
  for (const element of later) element.style.contentVisibility = '';
  return { width: clientWidth, scrollWidth, isRightToLeft, words, controls, unturned, missing };
}
