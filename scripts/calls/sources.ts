/** Documentation from the call table's source: the file of each row, and the comment above it. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const CONTRACT = join(import.meta.dirname, '../../site/api/contract');

export interface RowSource {
  /** Without its ending. */
  readonly file: string;
  /** Description of the call; `''` if it has no comment. */
  readonly purpose: string;
}

const ROW = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export const (\w+) = defineCall\(/g;

/** By the call's name. */
export function rowSources(): ReadonlyMap<string, RowSource> {
  const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return new Map(
    files.flatMap((name) => {
      const text = readFileSync(join(CONTRACT, name), 'utf8');
      return [...text.matchAll(ROW)].map(
        ([, comment = '', row = '']) => [row, { file: basename(name, '.ts'), purpose: plain(comment) }] as const,
      );
    }),
  );
}

/** A comment without its stars, on one line. */
const plain = (comment: string): string =>
  comment
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
