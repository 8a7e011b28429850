import type { Change } from '#site/assembler/compiler/explain/changes.ts';
import { changesByFile } from '../changesByFile.ts';
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
  return (
    <div className={styles.groups}>
      {changesByFile(changes).map(([file, inFile]) => (
        <section key={file}>
          <h4 className={styles.group}>{file.split('/').map(inWords).join(' › ')}</h4>
          <ul>
            {inFile.map(({ address, text, source }) => (
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
