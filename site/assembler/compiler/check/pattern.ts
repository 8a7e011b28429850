/**
 * What a regular expression asks of a text, without running it: how short and how long a text it can take, and whether
 * deciding may take for ever. For checks of config; players' browsers only run patterns that have passed them.
 */
import { RegExpParser, type AST } from '@eslint-community/regexpp';

import { readingOf } from '#site/api/contract/patternReading.ts';

export interface PatternFacts {
  /** Least and greatest length of a text that matches as a whole, in characters; `longest` may be infinite. */
  readonly shortest: number;
  readonly longest: number;
  /** The part that repeats without bound inside another that does: texts that almost match take exponential time. */
  readonly hangs: string | undefined;
}

/** `undefined` for what is no regular expression, or one of another language. */
export function readPattern(source: string): PatternFacts | undefined {
  const reading = readingOf(source);
  const pattern = reading.as === 'pattern' ? parse(reading.source, reading.flags === 'u') : undefined;
  if (!pattern) return undefined;
  const [shortest, longest] = extent(pattern);
  return { shortest, longest, hangs: nestedRepeat(pattern, false) };
}

function parse(source: string, unicode: boolean): AST.Pattern | undefined {
  try {
    return new RegExpParser().parsePattern(source, 0, source.length, { unicode });
  } catch {
    return undefined;
  }
}

type Node = AST.Pattern | AST.Alternative | AST.Element;
type Extent = readonly [shortest: number, longest: number];

function extent(node: Node): Extent {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup': {
      const each = node.alternatives.map(extent);
      return [Math.min(...each.map(([least]) => least)), Math.max(...each.map(([, most]) => most))];
    }
    case 'Alternative':
      return node.elements.map(extent).reduce(([least, most], [also, atMost]) => [least + also, most + atMost], [0, 0]);
    case 'Quantifier': {
      const [least, most] = extent(node.element);
      return [least * node.min, most === 0 ? 0 : most * node.max];
    }
    case 'Assertion':
      return [0, 0];
    case 'Backreference':
      return [0, Infinity];
    default:
      return [1, 1];
  }
}

function nestedRepeat(node: Node, repeated: boolean): string | undefined {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return first(node.alternatives, repeated);
    case 'Alternative':
      return first(node.elements, repeated);
    case 'Quantifier': {
      const unbounded = node.max === Infinity;
      if (unbounded && repeated) return node.raw;
      return nestedRepeat(node.element, repeated || unbounded);
    }
    case 'Assertion':
      return node.kind === 'lookahead' || node.kind === 'lookbehind' ? first(node.alternatives, repeated) : undefined;
    default:
      return undefined;
  }
}

function first(nodes: readonly Node[], repeated: boolean): string | undefined {
  return nodes.map((node) => nestedRepeat(node, repeated)).find((found) => found !== undefined);
}
