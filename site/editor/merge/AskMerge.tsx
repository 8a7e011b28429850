import { useState } from 'react';

import type { Json } from '#site/assembler/runtime/types.ts';
import { Button, Modal, RadioField, Row, Text } from '#ui';
import { words } from '../words.ts';
import type { Side } from './merge.ts';
import * as styles from './merging.css.ts';
import type { FileAnswers, FileConflict } from './rebase.ts';

const { merging } = words;

interface AskMergeProps {
  readonly conflicts: readonly FileConflict[];
  readonly onAnswer: (answers: FileAnswers) => void;
  /** Edits stay as they are, and are not saved before this is answered. */
  readonly onLater: () => void;
}

const keyOf = ({ path, pointer }: FileConflict): string => `${path} ${pointer}`;

/** Asks what is to be of values that were changed here and on disk. None is chosen beforehand. */
export function AskMerge({ conflicts, onAnswer, onLater }: AskMergeProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const answer = (): void => {
    const answers: Record<string, Record<string, Side>> = {};
    for (const conflict of conflicts) {
      const side = chosen[keyOf(conflict)];
      if (side) answers[conflict.path] = { ...answers[conflict.path], [conflict.pointer]: side };
    }
    onAnswer(answers);
  };
  return (
    <Modal
      open
      name="merge"
      title={merging.title}
      width={720}
      onClose={onLater}
      footer={
        <Row justify="end">
          <Button onClick={onLater}>{merging.later}</Button>
          <Button variant="primary" disabled={conflicts.some((conflict) => chosen[keyOf(conflict)] === undefined)} onClick={answer}>
            {merging.apply}
          </Button>
        </Row>
      }
    >
      <Text>{merging.lead}</Text>
      <ul className={styles.conflicts}>
        {conflicts.map((conflict) => (
          <li key={keyOf(conflict)} className={styles.conflict}>
            <code className={styles.place}>{placeOf(conflict)}</code>
            <div className={styles.sides}>
              <Value name={merging.mine} value={conflict.mine} />
              <Value name={merging.theirs} value={conflict.theirs} />
            </div>
            <RadioField
              aria-label={placeOf(conflict)}
              variant="chips"
              options={[
                { value: 'mine', label: merging.keepMine },
                { value: 'theirs', label: merging.takeTheirs },
              ]}
              value={chosen[keyOf(conflict)] ?? ''}
              onChange={({ target }) => setChosen({ ...chosen, [keyOf(conflict)]: target.value === 'mine' ? 'mine' : 'theirs' })}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function Value({ name, value }: { readonly name: string; readonly value: Json | undefined }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <div className={styles.side}>
      <Text size="sm" weight="medium">
        {name}
      </Text>
      {value === undefined ? <Text tone="muted">{merging.removed}</Text> : <pre className={styles.value}>{text}</pre>}
    </div>
  );
}

/** As the path of a value: `areas › main › items`. */
const placeOf = ({ path, pointer }: FileConflict): string =>
  merging.choice(path, pointer === '' ? merging.wholeFile : pointer.slice(1).split('/').join(' › '));
