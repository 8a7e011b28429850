import '#ui/theme/base.css.ts';

import { mount } from '@peers/boot';
import { RULES, type Rule } from '@peers/form-spec';
import { useForm } from 'react-hook-form';

import { compileRule } from '#site/session/rules.ts';
import { Button, KitProvider, TextField } from '#ui';

const WORDS = { required: 'Required', format: 'Wrong format' };

/** A field's check as the site makes it of the rule that the platform sends. */
function checkOf({ pattern, ...bounds }: Rule) {
  const check = compileRule({ required: true, ...bounds, ...(pattern !== undefined && { acceptedPattern: pattern }) });
  return (value: string | undefined) => {
    const problem = check(value);
    return problem === undefined || WORDS[problem];
  };
}

const fields = RULES.map((rule) => ({ ...rule, validate: checkOf(rule) }));

function Form() {
  const { register, handleSubmit, formState } = useForm<Record<string, string>>({ mode: 'onChange', shouldFocusError: false });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      {fields.map(({ name, label, validate }) => {
        const message = formState.errors[name]?.message;
        return (
          <TextField
            key={name}
            {...register(name, { validate })}
            label={label}
            message={message !== undefined && <span className="bench-error">{message}</span>}
          />
        );
      })}
      <Button type="submit">Submit</Button>
    </form>
  );
}

mount(
  <KitProvider>
    <Form />
  </KitProvider>,
);
