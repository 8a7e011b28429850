import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { useSmsCode, type SmsCode, type SmsCodeOptions } from '#site/session/form/useSmsCode.ts';
import { useSecurityText } from './useSecurityText.ts';

interface ContactCodeOptions<Values extends FieldValues> extends Pick<SmsCodeOptions, 'request' | 'defaultMinutes'> {
  readonly form: UseFormReturn<Values>;
  /** The form field of the contact to bind. */
  readonly field: Path<Values>;
}

/** Sends a code to the contact to bind; errors appear beside its field. */
export function useContactCode<Values extends FieldValues>({ form, field, request, defaultMinutes }: ContactCodeOptions<Values>): SmsCode {
  const textOf = useSecurityText();
  return useSmsCode({
    ready: () => form.trigger(field, { shouldFocus: true }),
    request,
    defaultMinutes,
    tell: (error) => {
      if (error.value?.field !== field) return false;
      const fault = error.code === ERROR_CODE.fieldInvalid ? { type: 'format' } : { type: 'server', message: textOf(error) };
      form.setError(field, fault, { shouldFocus: true });
      return true;
    },
  });
}
