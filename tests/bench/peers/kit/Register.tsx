import { COUNTRIES, HELP, LABEL, useForm, type Name } from '@peers/spec';
import type { ReactNode } from 'react';

import { Button, CheckboxField, Modal, NumberField, PasswordField, SelectField, Tabs, TextAreaField, TextField } from '#ui';

const countries = COUNTRIES.map((name) => ({ value: name, label: name }));

function Form(): ReactNode {
  const { values, errors, set, submit } = useForm();
  const field = (name: Name) => ({ label: LABEL[name], description: HELP[name], message: errors[name] });
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <TextField {...field('username')} value={values.username} onChange={(event) => set('username', event.target.value)} />
      <PasswordField {...field('password')} value={values.password} onChange={(event) => set('password', event.target.value)} />
      <PasswordField {...field('confirm')} value={values.confirm} onChange={(event) => set('confirm', event.target.value)} />
      <TextField type="email" {...field('email')} value={values.email} onChange={(event) => set('email', event.target.value)} />
      <SelectField
        {...field('country')}
        placeholder="Choose"
        options={countries}
        value={values.country}
        onChange={(event) => set('country', event.target.value)}
      />
      <CheckboxField {...field('terms')} checked={values.terms} onChange={(event) => set('terms', event.target.checked)} />
      <TextAreaField {...field('about')} value={values.about} onChange={(event) => set('about', event.target.value)} />
      <NumberField {...field('age')} value={values.age} onChange={(event) => set('age', event.target.value)} />
      <Button type="submit" variant="primary">
        Submit
      </Button>
    </form>
  );
}

const tabs = [
  { value: 'username', label: 'Username', content: <Form /> },
  { value: 'mobile', label: 'Mobile', content: <TextField type="tel" label="Phone" description="With country code" /> },
];

export default function Register({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  return (
    <Modal name="register" title="Register" open={open} onClose={onClose} width={480}>
      <Tabs aria-label="Register by" tabs={tabs} />
    </Modal>
  );
}
