import { SelectField } from '#ui';
import type { Choice } from '../state.ts';
import { words } from '../words.ts';

interface FlagStateFieldProps {
  readonly id: string;
  readonly description: string | undefined;
  /** As config declares it, parents counted. */
  readonly declared: boolean;
  readonly choice: Choice;
  readonly onChoose: (part: Partial<Choice>) => void;
}

/** Choices of one flag, by what the choice holds of it. */
const STATES: Readonly<Record<string, boolean | undefined>> = { declared: undefined, on: true, off: false };

/** What the platform says of a flag, made up for the frame. */
export function FlagStateField({ id, description, declared, choice, onChoose }: FlagStateFieldProps) {
  const set = (state: boolean | undefined): void => {
    const others = Object.fromEntries(Object.entries(choice.flags).filter(([other]) => other !== id));
    onChoose({ flags: state === undefined ? others : { ...others, [id]: state } });
  };
  return (
    <SelectField
      size="md"
      label={id}
      description={description}
      options={[
        { value: 'declared', label: words.declared(declared) },
        { value: 'on', label: words.on },
        { value: 'off', label: words.off },
      ]}
      value={choice.flags[id] === undefined ? 'declared' : choice.flags[id] ? 'on' : 'off'}
      onChange={({ target }) => set(STATES[target.value])}
    />
  );
}
