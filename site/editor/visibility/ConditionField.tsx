import { Plus, Trash2 } from 'lucide-react';

import type { Condition } from '#site/assembler/runtime/types.ts';
import { Badge, Button, IconButton, SegmentedControl, SelectField } from '#ui';
import { words } from '../words.ts';
import { joinedBy, negated, partsOf } from './edit.ts';
import { OperandField } from './OperandField.tsx';
import type { testsOf, TestName } from './tests.ts';
import * as styles from './visibility.css.ts';

interface Shared {
  readonly tests: ReturnType<typeof testsOf>;
  /** What each part of the whole condition comes to for the chosen visitor, by its pointer. */
  readonly verdicts: ReadonlyMap<string, boolean>;
  readonly timeZone: string;
  readonly disabled: boolean;
}

interface ConditionFieldProps extends Shared {
  readonly condition: Condition;
  /** Of this part in the whole condition. */
  readonly pointer: string;
  readonly onChange: (condition: Condition) => void;
}

/** The tests of a group, and whether all of them are to hold, or one. */
export function ConditionGroup({ condition, pointer, onChange, ...shared }: ConditionFieldProps) {
  const parts = partsOf(condition);
  const how = typeof condition === 'object' && 'any' in condition ? 'any' : 'all';
  const isList = typeof condition === 'object' && how in condition;
  const write = (next: readonly Condition[], by: 'all' | 'any' = how): void => onChange(joinedBy(by, next));
  return (
    <div role="group" aria-label={words.conditions} className={styles.group}>
      {parts.length > 1 && (
        <SegmentedControl
          aria-label={words.how}
          segments={(['all', 'any'] as const).map((value) => ({ value, label: words.hows[value], disabled: shared.disabled }))}
          value={how}
          onChange={(next) => write(parts, next === 'any' ? 'any' : 'all')}
        />
      )}
      {parts.map((part, place) => (
        <ConditionPart
          // Tests have no ids; one that is removed takes its place with it.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={place}
          {...shared}
          condition={part}
          pointer={isList ? `${pointer}/${how}/${place}` : pointer}
          onChange={(next) => write(parts.with(place, next))}
          onRemove={() => write(parts.toSpliced(place, 1))}
        />
      ))}
      <div className={styles.actions}>
        <Button
          size="sm"
          disabled={shared.disabled}
          iconStart={<Plus size={16} />}
          onClick={() => write([...parts, shared.tests.session.first])}
        >
          {words.addTest}
        </Button>
        {parts.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            disabled={shared.disabled}
            iconStart={<Plus size={16} />}
            onClick={() =>
              write([...parts, joinedBy(how === 'all' ? 'any' : 'all', [shared.tests.session.first, shared.tests.device.first])])
            }
          >
            {words.addGroup}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ConditionPartProps extends ConditionFieldProps {
  readonly onRemove: () => void;
}

/** A test, or a group in a group; each as it is or negated. */
function ConditionPart({ condition, pointer, onChange, onRemove, ...shared }: ConditionPartProps) {
  const isNot = typeof condition === 'object' && 'not' in condition;
  const inner = isNot ? condition.not : condition;
  const at = isNot ? `${pointer}/not` : pointer;
  const change = (next: Condition): void => onChange(isNot ? negated(next) : next);
  const { tests, verdicts, timeZone, disabled } = shared;
  const [name] = typeof inner === 'object' ? Object.keys(inner).filter(isTest) : [];
  const holds = verdicts.get(pointer);
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        {name !== undefined && (
          <SelectField
            size="md"
            aria-label={words.test}
            disabled={disabled}
            options={Object.entries(words.tests).map(([value, label]) => ({ value, label }))}
            value={name}
            onChange={({ target }) => isTest(target.value) && change(tests[target.value].first)}
          />
        )}
        <SelectField
          size="md"
          aria-label={words.isOrNot}
          disabled={disabled}
          options={(['is', 'not'] as const).map((value) => ({ value, label: words.isOrNots[value] }))}
          value={isNot ? 'not' : 'is'}
          onChange={({ target }) => (target.value === 'not') !== isNot && onChange(negated(condition))}
        />
        {holds !== undefined && <Badge tone={holds ? 'positive' : 'neutral'}>{holds ? words.holds : words.holdsNot}</Badge>}
        <IconButton size="sm" aria-label={words.removeTest} disabled={disabled} onClick={onRemove}>
          <Trash2 size={16} />
        </IconButton>
      </div>
      {name === undefined ? (
        <ConditionGroup {...shared} condition={inner} pointer={at} onChange={change} />
      ) : (
        <OperandField
          name={name}
          operand={tests[name].operand}
          condition={inner}
          timeZone={timeZone}
          disabled={disabled}
          onChange={change}
        />
      )}
    </div>
  );
}

const isTest = (name: string): name is TestName => Object.hasOwn(words.tests, name);
