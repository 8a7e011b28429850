import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { chooseIcon, memberIcon } from '#site/api/contract/security.ts';
import { refreshCall, useCall, useClient, useQueryClient } from '#site/api/useCall.ts';
import * as form from '#site/session/form/form.css.ts';
import { loadMember } from '#site/session/lifecycle.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { FormEnd } from '#site/features/security/FormEnd.tsx';
import { useSecurityForm } from '#site/features/security/useSecurityForm.ts';
import { Avatar, Skeleton, VisuallyHidden } from '#ui';
import * as styles from './AvatarForm.css.ts';

/** Number of placeholders while avatars load. */
const PLACES = 12;

/** Picks one of the gateway's avatars. */
export default function AvatarForm() {
  const { t } = useTranslation('security');
  const client = useClient();
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useCall(memberIcon, {});
  const [chosen, setChosen] = useState<string>();
  const [missing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const fault = useId();
  const icon = chosen ?? data?.icon ?? undefined;
  const values = useForm();
  const state = useSecurityForm({
    form: values,
    row: chooseIcon,
    inputOf: () => ({ icon: icon ?? '' }),
    fields: [],
    done: t('avatar_done'),
    // The header shows the avatar too.
    after: () => Promise.all([loadMember(client), refreshCall(queries, memberIcon)]),
  });

  if (data === undefined && error) return <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    // The browser's own validation messages would be in the browser's language.
    <form
      noValidate
      className={form.form}
      aria-busy={state.busy}
      onSubmit={(event) => {
        if (icon !== undefined) return state.onSubmit(event);
        event.preventDefault();
        setMissing(true);
        first.current?.focus();
      }}
    >
      <fieldset className={styles.choice} aria-busy={data === undefined} aria-describedby={fault}>
        <legend className={styles.legend}>{t('avatar_choose')}</legend>
        {data === undefined
          ? Array.from({ length: PLACES }, (_, place) => <Skeleton key={place} shape="circle" width={72} height={72} />)
          : data.icons.map(({ id, url }, index) => (
              <label key={id} className={styles.option}>
                <input
                  type="radio"
                  name="icon"
                  value={id}
                  required
                  ref={index === 0 ? first : undefined}
                  className={styles.radio}
                  checked={id === icon}
                  onChange={() => setChosen(id)}
                />
                <span aria-hidden="true" className={styles.picture}>
                  <Avatar name="" src={url} size="lg" />
                </span>
                <VisuallyHidden>{t('avatar_number', { 0: index + 1 })}</VisuallyHidden>
              </label>
            ))}
      </fieldset>
      <p id={fault} role="alert" className={styles.fault}>
        {missing && icon === undefined && t('avatar_missing')}
      </p>
      <FormEnd state={state} label={t('avatar_submit')} />
    </form>
  );
}
