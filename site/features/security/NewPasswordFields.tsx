import type { Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ruleChecks, ruleProblem } from '#site/session/form/fieldChecks.ts';
import { PasswordRules } from '#site/session/form/PasswordRules.tsx';
import { trimmed, type TextRule } from '#site/session/rules.ts';
import { PasswordField } from '#ui';

/** Form values of these fields. */
export interface NewPassword {
  newPassword: string;
  confirmNewPassword: string;
}

interface NewPasswordFieldsProps<Values extends NewPassword> {
  readonly form: UseFormReturn<Values>;
  readonly rule: TextRule;
  readonly label: string;
  /** `off` for a password that password managers must not confuse with the login's. */
  readonly autoComplete: 'new-password' | 'off';
}

/** New password and confirmation, validated by a rule. */
export function NewPasswordFields<Values extends NewPassword>({ form, rule, label, autoComplete }: NewPasswordFieldsProps<Values>) {
  const { t } = useTranslation('auth');
  // Every `Values` has the two names, which TypeScript cannot infer through a generic path.
  const wanted = 'newPassword' as Path<Values>;
  const again = 'confirmNewPassword' as Path<Values>;
  const state = form.getFieldState(again, form.formState);
  const recheck = (): void => {
    if (state.isTouched) void form.trigger(again);
  };
  const confirmError = state.error;
  return (
    <>
      <PasswordField
        {...form.register(wanted, { validate: ruleChecks(rule), onChange: recheck })}
        label={label}
        required
        description={<PasswordRules control={form.control} name={wanted} rule={rule} />}
        message={ruleProblem(rule, form.getFieldState(wanted, form.formState).error, t)}
        autoComplete={autoComplete}
      />
      <PasswordField
        {...form.register(again, {
          validate: {
            required: (value) => trimmed(value) !== '',
            mismatch: (value, { newPassword }) => trimmed(value) === trimmed(newPassword),
          },
        })}
        label={t('field_confirmPassword')}
        required
        message={confirmError?.type === 'mismatch' ? t('problem_mismatch') : ruleProblem(rule, confirmError, t)}
        autoComplete={autoComplete}
      />
    </>
  );
}
