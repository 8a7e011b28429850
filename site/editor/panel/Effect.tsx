import type { Change } from '#site/assembler/compiler/explain/changes.ts';
import { changesByFile } from '../changesByFile.ts';
import { words } from '../words.ts';
import * as styles from './Checks.css.ts';
import type { FilePlace } from './filePlace.ts';

interface EffectProps {
  readonly changes: readonly Change[];
  /** Unknown, since the overlay has errors. */
  readonly unknown: boolean;
  readonly onGoTo: (place: FilePlace) => void;
}

/** What differs on screen from the saved config, by the page, menu or file in which it differs. */
export function Effect({ changes, unknown, onGoTo }: EffectProps) {
  if (unknown) return <p className={styles.note}>{words.effectUnknown}</p>;
  if (changes.length === 0) return <p className={styles.note}>{words.noEffect}</p>;
  return (
    <div className={styles.groups}>
      {changesByFile(changes).map(([file, inFile]) => (
        <section key={file}>
          <h3 className={styles.group}>{file}</h3>
          <ul>
            {inFile.map(({ address, text, source }) => (
              <li key={`${address} ${text}`}>
                <button type="button" className={styles.item} onClick={() => onGoTo({ address, ...(source && { file: source }) })}>
                  <code className={styles.code}>{address.split('#')[1] ?? address}</code>
                  <span>{text}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
