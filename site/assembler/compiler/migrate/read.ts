/** How every config file is read: parsed, and first brought to this build's version where it is older. */
import { lineCounter, parseFile, withoutMark, type ParsedFile } from '#site/assembler/compiler/parse.ts';
import { migrate } from './migrate.ts';

/**
 * A file's text as values with positions. `file` is relative to the config folder, `path` to the file's layer.
 *
 * In a migrated file, pointers are those of this build's format, lines and columns those of the written text: a fault in a prop of an
 * old file's second item is reported at that prop, and one in an item's key at its `id`.
 */
export function readConfig(file: string, path: string, written: string): ParsedFile {
  const text = withoutMark(written);
  const asWritten = parseFile(file, text);
  // What cannot be parsed is not migrated either: its own faults say why.
  const migration = asWritten.faults.length > 0 ? undefined : migrate(path, text);
  if (!migration) return asWritten;
  const position = lineCounter(text);
  return parseFile(file, migration.text, (offset) => position(migration.originOf(offset)));
}
