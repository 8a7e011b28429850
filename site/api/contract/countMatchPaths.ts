/**
 * How much work a regular expression can be, read off its text: in how many ways it can be tried on a text that does not
 * match. Small enough for a player's page; what it cannot tell it counts as endless.
 */
interface Part {
  /** Ways that come from choices and bounded repeats. */
  readonly ways: number;
  /** Repeats without an end, each of which may take any share of the text. */
  readonly repeats: number;
}

const ONE: Part = { ways: 1, repeats: 0 };
const ENDLESS: Part = { ways: Infinity, repeats: 0 };

const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
/** A class, an escape, or any other character that is no syntax. */
const CHARACTER = /\[(?:\\[^]|[^\]\\])*\]|\\[^]|[^|()]/y;
/** With the Unicode flag, braces belong to these escapes; without it they are letters, and braces repeat them. */
const UNICODE_ESCAPE = /\\[pPu]\{[^}]*\}/y;
const GROUP = /\((?:\?(?::|=|!|<=|<!|<[^>]*>))?/y;
/** What a match depends on, besides the text ahead of it. */
const BACKWARDS = /^(?:\\[1-9k]|\(\?<[=!])/;

/**
 * Ways through a text of that many characters, at most; infinite for choices within a repeat, and for looking back.
 * @param flags those that the pattern is run with
 */
export function countMatchPaths(source: string, flags: 'u' | '', characters: number): number {
  // Without the flag, a repeat takes code units, of which a character has at most two.
  const length = flags === 'u' ? characters : 2 * characters;
  let at = 0;

  const take = (shape: RegExp): RegExpExecArray | null => {
    shape.lastIndex = at;
    const found = shape.exec(source);
    if (found) at = shape.lastIndex;
    return found;
  };

  function alternatives(): Part {
    let all = sequence();
    while (source[at] === '|') {
      at += 1;
      const next = sequence();
      all = { ways: all.ways + next.ways, repeats: Math.max(all.repeats, next.repeats) };
    }
    return all;
  }

  function sequence(): Part {
    let all = ONE;
    for (let next = repeated(); next; next = repeated()) all = { ways: all.ways * next.ways, repeats: all.repeats + next.repeats };
    return all;
  }

  function repeated(): Part | undefined {
    const part = single();
    const [, sign, least, comma, most] = (part && take(QUANTIFIER)) ?? [];
    if (!part || (sign === undefined && least === undefined)) return part;
    if (sign === '?') return { ...part, ways: part.ways + 1 };
    const min = sign === undefined ? Number(least) : Number(sign === '+');
    const max = sign !== undefined || most === '' ? Infinity : Number(comma === undefined ? least : most);
    return times(part, min, max, length);
  }

  function single(): Part | undefined {
    const [opening] = take(GROUP) ?? [];
    if (opening === undefined) {
      const [character] = (flags === 'u' && take(UNICODE_ESCAPE)) || (take(CHARACTER) ?? []);
      if (character === undefined) return undefined;
      return BACKWARDS.test(character) ? ENDLESS : ONE;
    }
    const inside = alternatives();
    if (source[at] !== ')') return ENDLESS;
    at += 1;
    return BACKWARDS.test(opening) ? ENDLESS : inside;
  }

  const { ways, repeats } = alternatives();
  return at < source.length ? Infinity : ways * shares(length, repeats);
}

function times({ ways, repeats }: Part, min: number, max: number, length: number): Part {
  const isPlain = ways === 1 && repeats === 0;
  if (max === Infinity || max - min > length) return isPlain ? { ways: 1, repeats: 1 } : ENDLESS;
  return isPlain ? { ways: max - min + 1, repeats: 0 } : { ways: (max - min + 1) * ways ** max, repeats: repeats * max };
}

/** In how many ways several repeats can share a text. */
function shares(length: number, repeats: number): number {
  let ways = 1;
  for (let taken = 1; taken <= repeats; taken += 1) ways = (ways * (length + taken)) / taken;
  return ways;
}
