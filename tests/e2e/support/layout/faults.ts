import type { Box, Look, Words } from './look.ts';

/** What is wrong with how a page is laid out, and where. */
export interface LayoutFault {
  readonly kind: 'sideways' | 'cut' | 'overlap' | 'spills' | 'small' | 'unturned' | 'disordered' | 'broken' | 'glyph' | 'unmirrored';
  readonly where: string;
  /** How much, in CSS pixels or things; to rank by. */
  readonly by: number;
}

/** What rounding and the slant of letters may take. */
const SLACK = 2;
/** WCAG 2.2, 2.5.8. */
const SMALLEST = 24;
/** Of a line's height, above and below: a line's box is higher than its letters. */
const AIR = 0.22;

const widthOf = ([left, , right]: Box): number => right - left;
const heightOf = ([, top, , bottom]: Box): number => bottom - top;
const isNothing = (box: Box): boolean => widthOf(box) <= 1 || heightOf(box) <= 1;

/** The part of a line that letters fill. */
function lettersOf([left, top, right, bottom]: Box): Box {
  const air = (bottom - top) * AIR;
  return [left, top + air, right, bottom - air];
}

/** All that is wrong with a page that was looked at, what is worst first. */
export function layoutFaults(look: Look): readonly LayoutFault[] {
  return [
    ...sideways(look),
    ...look.words.flatMap(cut),
    ...look.words.flatMap(spills),
    ...overlaps(look.words),
    ...small(look),
    ...untold(look),
    ...look.unturned.map((where) => ({ kind: 'unturned' as const, where, by: 1 })),
    ...look.words.flatMap(({ where, disordered, broken }) => [
      ...disordered.map((text) => ({ kind: 'disordered' as const, where: `${where}: ${text}`, by: 1 })),
      ...broken.map((text) => ({ kind: 'broken' as const, where: `${where}: ${text}`, by: 1 })),
    ]),
    ...look.missing.map((where) => ({ kind: 'glyph' as const, where, by: 1 })),
  ].toSorted((a, b) => b.by - a.by);
}

/** The page scrolls sideways, or words stand beyond its edge where nobody can scroll to. */
function sideways({ width, scrollWidth, words }: Look): readonly LayoutFault[] {
  const beyond = words.flatMap(({ where, lines, isMoving }): LayoutFault[] => {
    const by = Math.max(...lines.map(({ shown }) => (isNothing(shown) || isMoving ? 0 : Math.max(shown[2] - width, -shown[0]))));
    return by > SLACK ? [{ kind: 'sideways', where, by }] : [];
  });
  return scrollWidth > width ? [{ kind: 'sideways', where: 'page', by: scrollWidth - width }, ...beyond] : beyond;
}

/** Some of the words are seen and the rest cannot be. */
function cut({ lines, isSaid, isMoving, where }: Words): readonly LayoutFault[] {
  const isSeen = lines.some(({ reachable }) => !isNothing(reachable));
  if (!isSeen || isSaid || isMoving) return [];
  const by = Math.max(
    ...lines.map(({ box, reachable }) => {
      if (isNothing(reachable)) return widthOf(box);
      const letters = lettersOf(box);
      const above = Math.max(0, reachable[1] - letters[1]);
      const below = Math.max(0, letters[3] - reachable[3]);
      return Math.max(widthOf(box) - widthOf(reachable), above, below);
    }),
  );
  return by > SLACK ? [{ kind: 'cut', where, by }] : [];
}

/** Words leave the button, cell or label that they stand in. */
function spills({ lines, holder, where, isMoving }: Words): readonly LayoutFault[] {
  if (!holder || isMoving) return [];
  const by = Math.max(
    ...lines
      .filter(({ shown }) => !isNothing(shown))
      .map(({ shown }) => {
        const letters = lettersOf(shown);
        return Math.max(holder[0] - letters[0], letters[2] - holder[2], holder[1] - letters[1], letters[3] - holder[3]);
      }),
  );
  return by > SLACK ? [{ kind: 'spills', where, by }] : [];
}

/** Words lie over other words of the same layer. */
function overlaps(words: readonly Words[]): readonly LayoutFault[] {
  const drawn = words
    .flatMap((own) => own.lines.map(({ shown }) => ({ own, box: lettersOf(shown) })).filter(({ box }) => !isNothing(box)))
    .toSorted((a, b) => a.box[1] - b.box[1]);
  const faults: LayoutFault[] = [];
  for (const [index, one] of drawn.entries()) {
    for (let next = index + 1; next < drawn.length; next += 1) {
      const other = drawn[next];
      if (!other || other.box[1] >= one.box[3]) break;
      if (other.own === one.own || other.own.layer !== one.own.layer || one.own.isMoving || other.own.isMoving) continue;
      const across = Math.min(one.box[2], other.box[2]) - Math.max(one.box[0], other.box[0]);
      const along = Math.min(one.box[3], other.box[3]) - Math.max(one.box[1], other.box[1]);
      const by = Math.min(across, along);
      if (by > SLACK) faults.push({ kind: 'overlap', where: `${one.own.where} × "${other.own.text.slice(0, 40)}"`, by });
    }
  }
  return faults;
}

/** Too small for a finger. Links among words are as high as the words. */
function small({ controls }: Look): readonly LayoutFault[] {
  return controls.flatMap(({ where, box, isInline }): LayoutFault[] => {
    const by = SMALLEST - Math.min(widthOf(box), heightOf(box));
    return !isInline && by > 0.5
      ? [{ kind: 'small', where: `${where} ${Math.round(widthOf(box))} × ${Math.round(heightOf(box))}`, by }]
      : [];
  });
}

/** A list's choice or a field's example has less room than it needs. */
function untold({ controls }: Look): readonly LayoutFault[] {
  return controls.flatMap(({ where, words }): LayoutFault[] => {
    const by = words ? words.width - words.room : 0;
    return words && by > SLACK ? [{ kind: 'cut', where: `${where}: ${words.text}`, by }] : [];
  });
}
