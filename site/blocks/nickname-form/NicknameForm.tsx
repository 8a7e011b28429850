import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { changeNickname } from '#site/api/contract/security.ts';
import { NICKNAME_RULE } from '#site/api/contract/securityRules.ts';
import { useClient } from '#site/api/useCall.ts';
import { ruleChecks } from '#site/session/form/fieldChecks.ts';
import * as styles from '#site/session/form/form.css.ts';
import { loadMember } from '#site/session/lifecycle.ts';
import { trimmed } from '#site/session/rules.ts';
import { FormEnd } from '#site/features/security/FormEnd.tsx';
import { useSecurity } from '#site/features/security/useSecurity.ts';
import { useSecurityForm } from '#site/features/security/useSecurityForm.ts';
import { TextField } from '#ui';

const RULE = { ...NICKNAME_RULE, required: true };

/** Sets the nickname that others see instead of the account name. */
export default function NicknameForm() {
  const { t } = useTranslation(['security', 'auth']);
  const client = useClient();
  const { data } = useSecurity();
  const form = useForm({ mode: 'onTouched', defaultValues: { nickname: data?.nickname ?? '' } });
  const state = useSecurityForm({
    form,
    row: changeNickname,
    inputOf: ({ nickname }) => ({ nickname: trimmed(nickname) }),
    fields: ['nickname'],
    done: t('nickname_done'),
    keeps: true,
    after: () => loadMember(client),
  });
  const error = form.formState.errors.nickname;
  const rule = t('nickname_rule', { 0: NICKNAME_RULE.minLength, 1: NICKNAME_RULE.maxLength });

  return (
    <form noValidate className={styles.form} aria-busy={state.busy} onSubmit={state.onSubmit}>
      <TextField
        {...form.register('nickname', { validate: ruleChecks(RULE) })}
        label={t('nickname')}
        required
        autoComplete="nickname"
        description={rule}
        message={error && (error.message || (error.type === 'required' ? t('auth:problem_required') : rule))}
      />
      <FormEnd state={state} label={t('save')} />
    </form>
  );
}
