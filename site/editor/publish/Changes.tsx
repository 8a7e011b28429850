import type { Change } from '#site/assembler/compiler/explain/changes.ts';
import { inWords } from '../inWords.ts';
import type { FilePlace } from '../panel/filePlace.ts';
import { words } from '../words.ts';
import * as styles from './publishing.css.ts';

const { publishing } = words;

interface ChangesProps {
  readonly changes: readonly Change[];
  readonly onGoTo: (place: FilePlace) => void;
}

/** What differs on screen, for whom, and which line says so. */
export function Changes({ changes, onGoTo }: ChangesProps) {
  const files = new Set(changes.map(({ address }) => fileOf(address)));
  return (
    <div className={styles.groups}>
      {[...files].map((file) => (
        <section key={file}>
          <h4 className={styles.group}>{file.split('/').map(inWords).join(' › ')}</h4>
          <ul>
            {changes
              .filter(({ address }) => fileOf(address) === file)
              .map(({ address, text, source }) => (
                <li key={`${address} ${text}`}>
                  <button type="button" className={styles.change} onClick={() => onGoTo({ address, ...(source && { file: source }) })}>
                    <span className={styles.name}>{nameOf(address)}</span>
                    <span className={styles.text}>{text.replace(/^props\.(\w+)/, (_, prop: string) => inWords(prop))}</span>
                    {source && <span className={styles.source}>{publishing.source(source.file, source.line)}</span>}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const fileOf = (address: string): string => address.split('#')[0] ?? '';

/** The item in words, without its areas: `main.tabs.left.fish` of a page → “Tabs › Fish”. */
function nameOf(address: string): string {
  const [file = '', item] = address.split('#');
  if (item === undefined) return inWords(file.split('/').at(-1) ?? '');
  const parts = item.split('.');
  const hasAreas = /^(pages|layouts)\//.test(file) && parts.length > 1;
  return parts
    .filter((_, place) => !hasAreas || place % 2 === 1)
    .map(inWords)
    .join(' › ');
}
