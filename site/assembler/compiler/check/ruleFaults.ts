/** Registration rules that are unsatisfiable, or whose pattern could freeze the browser. */
import { isQuick } from '#site/api/contract/formats.ts';
import { readingOf } from '#site/api/contract/patternReading.ts';
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { readPattern } from './pattern.ts';
import { placed, type Finding } from '#site/assembler/compiler/shape.ts';
import type { Artefact, Fault, FieldRule } from '#site/assembler/runtime/types.ts';

const FILE = 'registration.json';

/** What the site and the platform run; of any other pattern they take the reviewed one of its `patternId`. */
const QUICK = 'a pattern that is quick to decide: no choice inside a repeat, at most three repeats without end, no reference or look back';

export function ruleFaults({ registration }: Artefact, files: MergedLayer): Fault[] {
  const file = files.get(FILE);
  if (!file) return [];
  return Object.entries(registration.items).flatMap(([id, { rule }]) =>
    rule ? ruleFindings(rule).map((finding) => placed(file, { ...finding, pointer: `/items/${id}/rule${finding.pointer}` })) : [],
  );
}

/** Pointers are relative to the rule. */
function ruleFindings(rule: FieldRule): Finding[] {
  const { enabled, required, minLength = 0, maxLength = Infinity, acceptedPattern = '*' } = rule;
  const findings: Finding[] = [];
  if (required && !enabled) findings.push(wrong('/required', 'true', 'false, or "enabled": true: nobody can fill in what is not there'));
  if (minLength > maxLength) findings.push(wrong('/minLength', String(minLength), `at most ${maxLength}, which is "maxLength"`));
  if (acceptedPattern === '*' || acceptedPattern === '') return findings;

  const at = '/acceptedPattern';
  const found = `"${acceptedPattern}"`;
  const reading = readingOf(acceptedPattern);
  if (reading.as === 'foreign') return [...findings, wrong(at, found, javaScripts(reading))];
  const pattern = readPattern(acceptedPattern);
  if (!pattern) return [...findings, wrong(at, found, 'a regular expression, or "*" for any text')];
  const { shortest, longest, hangs } = pattern;
  if (hangs !== undefined) findings.push(wrong(at, found, `no repeat without end inside another one: "${hangs}" could hang the page`));
  else if (!isQuick(acceptedPattern, rule.maxLength)) findings.push(wrong(at, found, QUICK));
  if (shortest > maxLength)
    findings.push(wrong(at, found, `a pattern for at most ${maxLength} characters; this one takes ${shortest} or more`));
  if (longest < minLength)
    findings.push(wrong(at, found, `a pattern for at least ${minLength} characters; this one takes ${longest} or fewer`));
  return findings;
}

function javaScripts({ part, reason }: { readonly part: string; readonly reason: string }): string {
  return `a pattern that JavaScript reads with its "u" flag (${reason}); without the flag, "${part}" would mean something else`;
}

function wrong(pointer: string, found: string, expected: string): Finding {
  return { code: 'bad-rule', pointer, part: 'value', found, expected };
}
