import { Validator, type Schema } from '@cfworker/json-schema';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';

/** Which alternative of a schema a value is of, without eval. What is wrong with a value is said by `check` alone. */
export const validator: ValidatorType<unknown, RJSFSchema> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: (schema, value, root) => new Validator({ ...schema, $defs: root.$defs } as Schema, '2020-12').validate(value).valid, // A JSON Schema in both.
  rawValidation: () => ({}),
};
