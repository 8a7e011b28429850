/**
 * How a rule's pattern is read: with JavaScript's Unicode flag where that is possible. Back-ends are written in other
 * languages, whose escapes may be needless here, or mean something else.
 */
export type Reading =
  /** What is run, and with which flags. */
  | { readonly as: 'pattern'; readonly source: string; readonly flags: 'u' | '' }
  /** Valid only without the flag, where `part` would mean something else than was written; `reason` is why the flag refuses the pattern. */
  | { readonly as: 'foreign'; readonly part: string; readonly reason: string }
  | { readonly as: 'invalid' };

/** A class, or an escape outside of one. */
const PIECE = /\[(?:\\[^]|[^\]\\])*\]|\\[^]/g;
/** Characters whose meaning differs with and without a backslash. */
const NEEDS_ESCAPE = /[A-Za-z0-9^$\\.*+?()[\]{}|/-]/;
/** Escapes and syntax of other languages, which JavaScript without the flag takes for plain characters. */
const FOREIGN =
  /\\(?:[pP](?:\{[^}]*\})?|u\{[^}]*\}?|u(?![0-9A-Fa-f]{4})|x(?![0-9A-Fa-f]{2})|c(?![A-Za-z])|[aeghijlmoqyzACE-OQRTUVXYZ])|\[:\^?\w+:\]|&&\[|\{,\d+\}/;

/** The one decision on a pattern, for those who run it, count its ways or check it. */
export function readingOf(written: string): Reading {
  const source = withoutNeedlessEscapes(written);
  const reason = refusalOf(source, 'u');
  if (reason === undefined) return { as: 'pattern', source, flags: 'u' };
  if (refusalOf(source, '') !== undefined) return { as: 'invalid' };
  const part = FOREIGN.exec(source.replace(/\\[^A-Za-z]/g, '  '))?.[0];
  return part === undefined ? { as: 'pattern', source, flags: '' } : { as: 'foreign', part, reason };
}

/** In a class a hyphen's escape is needed; outside of one, a bare comma may make a quantifier of what is around it. */
function withoutNeedlessEscapes(source: string): string {
  return source.replace(PIECE, (piece) => {
    if (piece === '\\-') return '-';
    if (piece === '\\,') return '[,]';
    return piece.replace(/\\([^])/g, (escape, character: string) => (NEEDS_ESCAPE.test(character) ? escape : character));
  });
}

/** Why a pattern cannot be read with these flags. */
function refusalOf(source: string, flags: string): string | undefined {
  try {
    RegExp(source, flags);
    return undefined;
  } catch (error) {
    // Engines put the pattern before the reason.
    return error instanceof Error ? error.message.slice(error.message.lastIndexOf(': ') + 2) : String(error);
  }
}
