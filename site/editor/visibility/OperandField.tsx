import { instantOf, timeIn } from '#site/api/contract/days.ts';
import type { Condition } from '#site/assembler/runtime/types.ts';
import { CheckboxGroupField, NumberField, SelectField, TextField } from '#ui';
import { words } from '../words.ts';
import { RULE_FIELDS, RULE_IS, type Operand, type TestName } from './tests.ts';

interface OperandFieldProps {
  readonly name: TestName;
  readonly operand: Operand;
  /** Of the test by this name. */
  readonly condition: Condition;
  readonly timeZone: string;
  readonly disabled: boolean;
  readonly onChange: (condition: Condition) => void;
}

const optionsOf = (values: readonly (string | number)[]) => values.map((value) => ({ value: String(value), label: String(value) }));

/** What a test compares its fact with. */
export function OperandField({ name, operand, condition, timeZone, disabled, onChange }: OperandFieldProps) {
  const value: unknown = Object.values(condition)[0];
  const label = words.tests[name];
  // A value is of the test's own form, or `check` would have refused it; what is written here is of it, too.
  const set = (next: unknown): void => onChange({ [name]: next } as Condition);
  const shell = { size: 'md' as const, 'aria-label': label, disabled };

  if (operand.form === 'some') {
    const chosen = Array.isArray(value) ? value.map(String) : [];
    // A language that the merchant has no more stays until it is taken out.
    const options = [...new Set([...operand.options.map(String), ...chosen])];
    const known = (text: string) => operand.options.find((option) => String(option) === text) ?? text;
    return (
      <CheckboxGroupField
        aria-label={label}
        variant="chips"
        disabled={disabled}
        options={optionsOf(options)}
        value={chosen}
        // A list is never empty: of none, nothing would be asked.
        onChange={(next) => next.length > 0 && set(next.map(known))}
      />
    );
  }
  if (operand.form === 'one')
    return (
      <SelectField {...shell} options={optionsOf(operand.options)} value={String(value)} onChange={({ target }) => set(target.value)} />
    );
  if (operand.form === 'paths') {
    const paths = Array.isArray(value) ? value.map(String) : [];
    return (
      <TextField
        {...shell}
        key={paths.join(' ')}
        defaultValue={paths.join(' ')}
        description={words.pathsHelp}
        onBlur={({ target }) => {
          const next = target.value.split(/\s+/).filter((path) => path.startsWith('/'));
          if (next.length > 0) set(next);
        }}
      />
    );
  }
  const parts = typeof value === 'object' && value !== null ? value : {};
  const part = (key: string): string => String(Reflect.get(parts, key));
  if (operand.form === 'rank')
    return (
      <NumberField {...shell} steppers value={part('above')} onChange={({ target }) => set({ above: Math.trunc(Number(target.value)) })} />
    );
  if (operand.form === 'rule')
    return (
      <>
        <SelectField
          {...shell}
          options={optionsOf(RULE_FIELDS)}
          value={part('field')}
          onChange={({ target }) => set({ ...parts, field: target.value })}
        />
        <SelectField
          {...shell}
          aria-label={words.ruleIs}
          options={optionsOf(RULE_IS)}
          value={part('is')}
          onChange={({ target }) => set({ ...parts, is: target.value })}
        />
      </>
    );
  return (['from', 'to'] as const).map((end) => (
    <TextField
      key={end}
      size="md"
      type="datetime-local"
      label={words.spanEnds[end](timeZone)}
      disabled={disabled}
      value={timeIn(Date.parse(part(end)), timeZone)
        .slice(0, 16)
        .replace(' ', 'T')}
      onChange={({ target }) =>
        target.value !== '' && set({ ...parts, [end]: new Date(instantOf(target.value, timeZone)).toISOString().replace('.000', '') })
      }
    />
  ));
}
