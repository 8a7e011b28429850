import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useFact, useModalOpener, type BlockProps } from '#site/assembler/sdk/view.ts';
import { ruleChecks, ruleProblem, ruleText } from '#site/session/form/fieldChecks.ts';
import { FormFrame } from '#site/session/form/FormFrame.tsx';
import { FormProblem } from '#site/session/form/FormProblem.tsx';
import * as styles from '#site/session/form/form.css.ts';
import { trimmed } from '#site/session/rules.ts';
import { useSession } from '#site/session/session.ts';
import { useLogout } from '#site/session/useLogout.ts';
import { Button, PasswordField, Text } from '#ui';
import * as own from './ChangePasswordForm.css.ts';
import type { Props } from './schema.ts';
import { emptyChange, useChangePassword, type ChangeValues } from './useChangePassword.ts';

/** Sets a new password. If the change is mandatory, the only other action is logging out. */
export default function ChangePasswordForm({ props }: BlockProps<Props>) {
  const { token } = useSession();
  return <FormFrame banner={undefined}>{token === null ? <LoginFirst loginModal={props.loginModal} /> : <ChangeForm />}</FormFrame>;
}

/** Visitors can open this URL, too. */
function LoginFirst({ loginModal }: Props) {
  const { t } = useTranslation('auth');
  const modal = useModalOpener();
  return (
    <>
      <p>{t('not_logged_in')}</p>
      <Button variant="primary" size="lg" fullWidth onClick={() => modal.open(loginModal)}>
        {t('to_login')}
      </Button>
    </>
  );
}

function ChangeForm() {
  const { t } = useTranslation(['auth', 'kit']);
  const { member, mustChange } = useSession();
  const logout = useLogout();
  const rule = { ...useFact('rules').password, required: true };
  const form = useForm<ChangeValues>({ mode: 'onTouched', defaultValues: emptyChange });
  const { phase, problem, asksOld, submit } = useChangePassword(form);
  const { errors, touchedFields } = form.formState;
  const account = member?.account ?? '';

  const recheckConfirmation = (): void => {
    if (touchedFields.confirmPassword) void form.trigger('confirmPassword');
  };
  const shared = (name: keyof ChangeValues) => ({ label: t(`field_${name}`), required: true, message: ruleProblem(rule, errors[name], t) });

  return (
    <form noValidate className={styles.form} aria-busy={phase !== 'idle'} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {mustChange && <p>{t('change_forced')}</p>}
      <div className={own.account}>
        <Text as="span" size="sm" tone="muted">
          {t('field_username')}
        </Text>
        <span className={own.accountName}>{account}</span>
      </div>
      {/* Lets password managers associate the password with the account. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      {asksOld && (
        <PasswordField
          {...form.register('oldPassword', { validate: { required: (value) => trimmed(value) !== '' } })}
          {...shared('oldPassword')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...form.register('newPassword', { validate: ruleChecks(rule), onChange: recheckConfirmation })}
        {...shared('newPassword')}
        description={ruleText(rule, t)}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.register('confirmPassword', {
          validate: {
            required: (value) => trimmed(value) !== '',
            mismatch: (value, { newPassword }) => trimmed(value) === trimmed(newPassword),
          },
        })}
        {...shared('confirmPassword')}
        {...(errors.confirmPassword?.type === 'mismatch' && { message: t('problem_mismatch') })}
        autoComplete="new-password"
      />
      <div className={styles.actions}>
        <FormProblem error={problem} />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={phase !== 'idle'}>
          {t('change_submit')}
        </Button>
      </div>
      {mustChange && (
        <Button variant="ghost" fullWidth onClick={() => void logout()}>
          {t('logout_confirm')}
        </Button>
      )}
    </form>
  );
}
