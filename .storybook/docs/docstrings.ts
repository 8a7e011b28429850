const sources = import.meta.glob<string>(['../../ui/kit/defaults.ts', '../../ui/theme/tokens.ts', '../../ui/theme/derive.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The docstrings of each `export const NAME` and `readonly name:` of these sources. A docstring applies to all
 * following names, up to the next blank line or docstring.
 */
export const docstrings: ReadonlyMap<string, string> = new Map(Object.values(sources).flatMap(readDocstrings));

function readDocstrings(source: string): [name: string, doc: string][] {
  const found: [string, string][] = [];
  let doc = '';
  for (const line of inOneLineEach(source).split('\n')) {
    const comment = line.match(/\/\*\*(.*)\*\//)?.[1];
    const name = line.match(/^(?:export const|\s+readonly) (\w+)/)?.[1];
    if (comment !== undefined) doc = comment.trim();
    else if (line.trim() === '') doc = '';
    if (name) found.push([name, doc]);
  }
  return found;
}

function inOneLineEach(source: string): string {
  return source.replace(/\/\*\*[\s\S]*?\*\//g, (comment) => comment.replace(/\n\s*\*(?!\/)/g, '').replace(/\n\s*/g, ' '));
}
