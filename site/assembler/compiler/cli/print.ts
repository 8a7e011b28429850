/** How the config tool words its answers. */
import type { Change } from '#site/assembler/compiler/explain/changes.ts';
import type { Explanation } from '#site/assembler/compiler/explain/explain.ts';
import type { AuditEntry } from '#site/assembler/compiler/releases/releases.ts';
import type { Source } from '#site/assembler/runtime/types.ts';
import type { OldFile } from './migrateFiles.ts';

export function explainLines({ address, found, shown, notes, steps, needs }: Explanation): string[] {
  if (!found) return [`${address}: ${notes.join('; ')}`];
  const verdict = shown ? 'shown' : 'hidden';
  return [
    `${address}: ${verdict}`,
    ...notes.map((note) => `  ${note}`),
    ...steps.map(
      ({ text, verdict: own, source, from }) =>
        `  ${String(own).padEnd(5)} ${text}  ${at(source)}${from ? `, ${from.text} ${at(from.source)}` : ''}`,
    ),
    ...(needs === undefined ? [] : [`  ${needs}`]),
  ];
}

export function diffLines(changes: readonly Change[]): string[] {
  if (changes.length === 0) return ['no difference on screen'];
  return changes.map(({ address, text, source }) => `${address}: ${text}${source ? ` (${at(source)})` : ''}`);
}

/** One line a file, and below it each change with its place; `written` says whether they are on disk already. */
export function migrationLines(files: readonly OldFile[], written: boolean): string[] {
  if (files.length === 0) return ['every file is of this format'];
  return [
    ...files.flatMap(({ file, from, to, steps, changes }) => [
      `${file}: ${written ? 'migrated' : 'to be migrated'} from "v": ${from} to "v": ${to} (${steps.join(', ')})`,
      ...changes.map(({ line, column, what }) => `  ${line}:${column} ${what}`),
    ]),
    ...(written ? [] : ['Nothing was written. To write: npm run config -- migrate --write']),
  ];
}

/** What happened to a merchant's pointer, the latest first, which is what is served. */
export function logLines(merchant: string, log: readonly AuditEntry[]): string[] {
  if (log.length === 0) return [`nothing of ${merchant} has been released`];
  return log.map(
    ({ at: when, did, by, release, note }, index) =>
      `${when} ${did.padEnd(8)} ${release} by ${by}${note === undefined ? '' : `: ${note}`}${index === 0 ? ' (served)' : ''}`,
  );
}

/** Generated files that changed, or would change. */
export function generatedLines(changed: readonly string[], written: boolean): string[] {
  if (changed.length === 0) return ['up to date'];
  return changed.map((file) => `${file}: ${written ? 'written' : 'stale'}`);
}

function at({ file, line }: Source): string {
  return `config/${file}:${line}`;
}
