import '../theme/base.css.ts';

import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

import { fieldValues, textValues } from '../testing/fieldValues.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SelectField } from './SelectField.tsx';
import { countries } from './storyCountries.ts';

const options = [
  { value: 'bdo', label: 'BDO' },
  { value: 'gcash', label: 'GCash' },
];
const select = (): HTMLSelectElement => screen.getByLabelText<HTMLSelectElement>(/^Their choice/);

fieldValues(
  'PhoneField',
  textValues((props) => <PhoneField {...props} countries={countries} />, ['9171234567', '9987654321']),
);

fieldValues('SelectField', {
  ...textValues((props) => <SelectField {...props} options={options} />, ['bdo', 'gcash']),
  enter: (value) => userEvent.selectOptions(select(), value),
  expectShown: (value) => {
    expect(select().value).toBe(value);
  },
});
