import { Dialog } from '#ui';
import type { EditedFiles } from '../protocol.ts';
import { words } from '../words.ts';
import * as styles from './Editor.css.ts';

interface AskLinkProps {
  readonly edits: EditedFiles;
  readonly onApply: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a link's edits are applied: a link could otherwise change what is shown. */
export function AskLink({ edits, onApply, onDiscard }: AskLinkProps) {
  const paths = Object.keys(edits);
  return (
    <Dialog
      open
      name="linked-edits"
      onClose={onDiscard}
      closeOnBackdrop={false}
      tone="caution"
      title={words.askTitle(paths.length)}
      actions={[
        { label: words.apply, onSelect: onApply },
        { label: words.discard, onSelect: onDiscard, isDefault: true },
      ]}
    >
      <ul className={styles.linkedFiles}>
        {paths.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
      <p>{words.ask}</p>
    </Dialog>
  );
}
