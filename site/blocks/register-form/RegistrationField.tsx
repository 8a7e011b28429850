import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { Captcha } from '#site/session/form/useCaptcha.ts';
import type { PhoneCountryChoice } from '#site/session/form/usePhoneCountry.ts';
import type { SmsCode } from '#site/session/form/useSmsCode.ts';
import { PasswordRules } from '#site/session/form/PasswordRules.tsx';
import * as styles from '#site/session/form/form.css.ts';
import { CaptchaField, CodeField, PasswordField, PhoneField, TextField } from '#ui';
import { checksOf, problemText } from './checks.ts';
import { controls } from './controls.ts';
import type { FormEntry } from './fields.ts';
import type { RegistrationValues } from './payload.ts';

interface RegistrationFieldProps {
  readonly entry: FormEntry;
  readonly form: UseFormReturn<RegistrationValues>;
  readonly captcha: Captcha;
  readonly sms: SmsCode;
  readonly phone: PhoneCountryChoice;
  /** The value comes from the URL and is read-only. */
  readonly readOnly: boolean;
}

/** One field of the registration form, rendered by its kind and validated by its current rule. */
export function RegistrationField({ entry: { address, name, rule, width }, form, captcha, sms, phone, readOnly }: RegistrationFieldProps) {
  const { t } = useTranslation('auth');
  const { kind, native, optional, hint = rule.required ? undefined : optional } = controls[name];
  const { errors, touchedFields } = form.formState;

  const recheckConfirmation = (): void => {
    if (touchedFields.confirmPassword) void form.trigger('confirmPassword');
  };
  const shared = {
    ...form.register(name, { validate: checksOf(name, rule), ...(name === 'password' && { onChange: recheckConfirmation }) }),
    ...native,
    'data-item': address,
    label: t(`field_${name}`),
    required: rule.required,
    readOnly,
    message: problemText(name, rule, errors[name], t),
    ...(hint !== undefined && { description: t(hint) }),
    ...(name === 'password' && { description: <PasswordRules control={form.control} name={name} rule={rule} /> }),
    ...(width === 'full' && { className: styles.full }),
  };

  switch (kind) {
    case 'password':
      return <PasswordField {...shared} />;
    case 'mobile':
      return <PhoneField {...shared} {...phone.field} />;
    case 'code':
      return <CodeField {...shared} onSend={() => void sms.send()} resendAt={sms.resendAt} sending={sms.sending} />;
    case 'captcha':
      return (
        <CaptchaField
          {...shared}
          src={captcha.image}
          onRefresh={captcha.refresh}
          message={shared.message ?? (captcha.failed && t('captcha_failed'))}
        />
      );
    case 'text':
      return <TextField {...shared} />;
  }
}
