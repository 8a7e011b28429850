import { useMemo } from 'react';

import type { Artefact, Condition, Facts } from '#site/assembler/runtime/types.ts';
import { Badge, Button, Heading, SelectField, Text } from '#ui';
import { audiencesOf, hiddenBy, verdictsOf } from '../audience.ts';
import type { Gate } from '../structure.ts';
import { words } from '../words.ts';
import { ConditionGroup } from './ConditionField.tsx';
import { isReadable } from './edit.ts';
import { reasonOf, sentenceOf } from './sentence.ts';
import { testsOf } from './tests.ts';
import * as styles from './visibility.css.ts';

interface VisibilityProps {
  /** The item's own condition, as base and the merchant's file have it; none: everyone sees it. */
  readonly when: Condition | undefined;
  /** The conditions of what is around the item. */
  readonly around: readonly Gate[];
  readonly address: string;
  /** Of the visitor that was chosen. */
  readonly facts: Facts;
  readonly source: Pick<Artefact, 'flags' | 'merchant'>;
  readonly disabled: boolean;
  /** The merchant's file has a condition in the place of base's. */
  readonly isChanged: boolean;
  /** Of none: as base has it. */
  readonly onChange: (when: Condition | undefined) => void;
  readonly onSelect: (address: string) => void;
}

const MODES = ['everyone', 'some', 'none'] as const;

/** Who sees an item: its condition as a sentence, for whom it comes true, and its parts to change. */
export function Visibility({ when, around, address, facts, source, disabled, isChanged, onChange, onSelect }: VisibilityProps) {
  const tests = useMemo(() => testsOf(source), [source]);
  const gates = when === undefined ? around : [...around, { address, when }];
  const hidden = hiddenBy(around, facts);
  const mode = when === undefined || when === true ? 'everyone' : when === false ? 'none' : 'some';
  const first: Readonly<Record<(typeof MODES)[number], Condition>> = { everyone: true, some: tests.session.first, none: false };
  return (
    <section className={styles.section} aria-label={words.visibility}>
      <Heading level={3} size="md">
        {words.visibility}
      </Heading>
      <Text size="sm">{sentenceOf(when)}</Text>
      <ul className={styles.audiences}>
        {audiencesOf(gates, facts).map(({ session, shows }) => (
          <li key={session}>
            <Badge tone={shows ? 'positive' : 'neutral'}>{words.audience(words.sessions[session], shows)}</Badge>
          </li>
        ))}
      </ul>
      {hidden && (
        <Text size="sm" tone="muted">
          {words.hiddenAround(reasonOf(hidden.when))}{' '}
          <Button size="sm" variant="ghost" onClick={() => onSelect(hidden.address)}>
            {words.showThat}
          </Button>
        </Text>
      )}
      <SelectField
        size="md"
        label={words.visibleTo}
        disabled={disabled}
        options={MODES.map((value) => ({ value, label: words.visibleTos[value] }))}
        value={mode}
        onChange={({ target }) => {
          const next = MODES.find((known) => known === target.value);
          if (next !== undefined && next !== mode) onChange(first[next]);
        }}
      />
      {mode === 'some' &&
        when !== undefined &&
        (isReadable(when, facts) ? (
          <ConditionGroup
            tests={tests}
            verdicts={verdictsOf(when, facts)}
            timeZone={source.merchant.timeZone ?? 'UTC'}
            disabled={disabled}
            condition={when}
            pointer=""
            onChange={onChange}
          />
        ) : (
          <Text size="sm" tone="muted">
            {words.unreadable}
          </Text>
        ))}
      {isChanged && (
        <Button size="sm" variant="ghost" disabled={disabled} onClick={() => onChange(undefined)}>
          {words.resetProp(words.visibility)}
        </Button>
      )}
    </section>
  );
}
