import { expect, it } from 'vitest';

import { AmountField } from './AmountField.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { CodeField } from './CodeField.tsx';
import { ImageField } from './ImageField.tsx';
import { NumberField } from './NumberField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { RadioField } from './RadioField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const options = [{ value: 'a', label: 'A' }];
const peso = { exponent: 2, currency: '₱' } as const;
const captcha = { src: undefined, onRefresh: () => undefined };
const code = { onSend: () => undefined };

/* Checked by the compiler: an unused directive below is an error. One use per line. */
it('[UI-6] every field has one name: none, two, or perhaps one are type errors', () => {
  const wrong = [
    // @ts-expect-error no name
    <TextField key={0} />,
    // @ts-expect-error two names
    <TextField key={1} label="Name" aria-label="Name" />,
    // @ts-expect-error perhaps a name
    <TextField key={2} label={undefined} />,
    // @ts-expect-error no name
    <PasswordField key={3} />,
    // @ts-expect-error two names
    <PasswordField key={4} label="Name" aria-label="Name" />,
    // @ts-expect-error no name
    <CheckboxField key={5} />,
    // @ts-expect-error two names
    <CheckboxField key={6} label="Name" aria-labelledby="heading" />,
    // @ts-expect-error no name
    <CodeField key={7} {...code} />,
    // @ts-expect-error two names
    <CodeField key={8} {...code} label="Name" aria-label="Name" />,
    // @ts-expect-error no name
    <CaptchaField key={9} {...captcha} />,
    // @ts-expect-error two names
    <CaptchaField key={10} {...captcha} label="Name" aria-label="Name" />,
    // @ts-expect-error no name
    <SelectField key={11} options={options} />,
    // @ts-expect-error two names
    <SelectField key={12} options={options} label="Name" aria-label="Name" />,
    // @ts-expect-error no name
    <PhoneField key={13} countries={[]} />,
    // @ts-expect-error two names
    <PhoneField key={14} countries={[]} label="Name" aria-label="Name" />,
    // @ts-expect-error no name
    <RadioField key={15} options={options} />,
    // @ts-expect-error two names
    <RadioField key={16} options={options} label="Name" aria-label="Name" />,
    // @ts-expect-error no name
    <NumberField key={17} />,
    // @ts-expect-error two names
    <NumberField key={18} label="Name" aria-label="Name" />,
    // @ts-expect-error no name
    <AmountField key={19} {...peso} />,
    // @ts-expect-error two names
    <AmountField key={20} {...peso} label="Name" aria-label="Name" />,
    // @ts-expect-error no name
    <TextAreaField key={21} />,
    // @ts-expect-error two names
    <TextAreaField key={22} label="Name" aria-label="Name" />,
    // @ts-expect-error no name
    <ImageField key={23} />,
    // @ts-expect-error two names
    <ImageField key={24} label="Name" aria-label="Name" />,
  ];
  expect(wrong).toHaveLength(25);
});

it('[UI-6] a tone, size or look that does not exist is a type error', () => {
  const wrong = [
    // @ts-expect-error no such tone
    <TextField key={0} label="Name" tone="loud" />,
    // @ts-expect-error no such tone
    <CheckboxField key={1} label="Name" tone="loud" />,
    // @ts-expect-error no such tone
    <RadioField key={2} label="Name" options={options} tone="loud" />,
    // @ts-expect-error no such tone
    <TextAreaField key={3} label="Name" tone="loud" />,
    // @ts-expect-error no such tone
    <ImageField key={4} label="Name" tone="loud" />,
    // @ts-expect-error no such size
    <TextField key={5} label="Name" size="huge" />,
    // @ts-expect-error no such size
    <PasswordField key={6} label="Name" size="huge" />,
    // @ts-expect-error no such size
    <CodeField key={7} {...code} label="Name" size="huge" />,
    // @ts-expect-error no such size
    <CaptchaField key={8} {...captcha} label="Name" size="huge" />,
    // @ts-expect-error no such size
    <SelectField key={9} options={options} label="Name" size="huge" />,
    // @ts-expect-error no such size
    <PhoneField key={10} countries={[]} label="Name" size="huge" />,
    // @ts-expect-error no such size
    <NumberField key={11} label="Name" size="huge" />,
    // @ts-expect-error no such size
    <AmountField key={12} {...peso} label="Name" size="huge" />,
    // @ts-expect-error no such variant
    <RadioField key={13} label="Name" options={options} variant="dial" />,
  ];
  expect(wrong).toHaveLength(14);
});

it('[UI-6] omitting a required prop is a type error', () => {
  const wrong = [
    // @ts-expect-error no options
    <SelectField key={0} label="Name" />,
    // @ts-expect-error no options
    <RadioField key={1} label="Name" />,
    // @ts-expect-error options without a value
    <RadioField key={2} label="Name" options={[{ label: 'A' }]} />,
    // @ts-expect-error no exponent
    <AmountField key={3} label="Name" currency="₱" />,
    // @ts-expect-error no currency
    <AmountField key={4} label="Name" exponent={2} />,
    // @ts-expect-error no countries
    <PhoneField key={5} label="Name" />,
    // @ts-expect-error nothing that sends a code
    <CodeField key={6} label="Name" />,
    // @ts-expect-error nothing that fetches another picture
    <CaptchaField key={7} label="Name" src={undefined} />,
  ];
  expect(wrong).toHaveLength(8);
});

it('[UI-6] values of another kind, and native props that the field sets itself, are type errors', () => {
  const wrong = [
    // @ts-expect-error money has at most four decimals
    <AmountField key={0} label="Name" currency="₱" exponent={5} />,
    // @ts-expect-error an amount is a number of minor units
    <AmountField key={1} label="Name" {...peso} amount="500.00" />,
    // @ts-expect-error the text is the field's own affair
    <AmountField key={2} label="Name" {...peso} value="500.00" />,
    // @ts-expect-error it is never type=number
    <NumberField key={3} label="Name" type="number" />,
    // @ts-expect-error a password is never shown at first
    <PasswordField key={4} label="Name" type="text" />,
    // @ts-expect-error a choice is a text
    <RadioField key={5} label="Name" options={options} value={1} />,
    // @ts-expect-error what can be checked is PNG and JPEG
    <ImageField key={6} label="Name" types={['image/svg+xml']} />,
    // @ts-expect-error it may have images, not addresses
    <ImageField key={7} label="Name" files={['/a.png']} />,
    // @ts-expect-error the box grows by minRows and maxRows
    <TextAreaField key={8} label="Name" rows={3} />,
  ];
  expect(wrong).toHaveLength(9);
});
