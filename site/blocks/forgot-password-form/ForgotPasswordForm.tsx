import { Headset } from 'lucide-react';
import { Activity, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useFlag, useMerchant, useModal, useSite, type BlockProps } from '#site/assembler/sdk/view.ts';
import { FormFrame } from '#site/session/form/FormFrame.tsx';
import * as styles from '#site/session/form/form.css.ts';
import { useCustomerService } from '#site/features/customerService/useCustomerService.ts';
import { Tabs } from '#ui';
import { ByEmail, emptyMail, type MailValues } from './ByEmail.tsx';
import { ByPhone } from './ByPhone.tsx';
import { emptyPhone, type PhoneValues } from './useResetByPhone.ts';
import type { Props } from './schema.ts';

type Way = 'email' | 'mobileNum';

/** Resets the password: by e-mail or, if the merchant offers it, by a code to the mobile. */
export default function ForgotPasswordForm({ props }: BlockProps<Props>) {
  const { t } = useTranslation(['auth', 'kit']);
  const modal = useModal();
  const support = useCustomerService(useMerchant(), useSite().chat);
  const phoneToo = useFlag('CHNGPASSVERIF3');
  const [chosen, setChosen] = useState<Way>('email');
  const way = phoneToo ? chosen : 'email';
  const mail = useForm<MailValues>({ mode: 'onTouched', defaultValues: emptyMail });
  const phone = useForm<PhoneValues>({ mode: 'onTouched', defaultValues: emptyPhone });

  // Both stay mounted, so that switching preserves input, countdown and a pending attempt.
  const content = (
    <>
      <Activity mode={way === 'email' ? 'visible' : 'hidden'}>
        <ByEmail form={mail} />
      </Activity>
      {phoneToo && (
        <Activity mode={way === 'mobileNum' ? 'visible' : 'hidden'}>
          <ByPhone form={phone} loginModal={props.loginModal} />
        </Activity>
      )}
    </>
  );
  return (
    <FormFrame banner={undefined}>
      {phoneToo ? (
        <Tabs
          variant="pill"
          aria-label={t('forgot_tabs')}
          tabs={[
            { value: 'email', label: t('forgot_by_email') },
            { value: 'mobileNum', label: t('forgot_by_mobile') },
          ]}
          value={way}
          onChange={(next) => setChosen(next === 'mobileNum' ? next : 'email')}
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
      <div>
        <p className={styles.aside}>
          {t('forgot_remembered')}
          <button type="button" className={styles.textButton} onClick={() => modal.open(props.loginModal, modal.params)}>
            {t('to_login')}
          </button>
        </p>
        <p className={styles.aside}>
          <Headset size={18} aria-hidden="true" />
          {t('support_question')}
          <button type="button" className={styles.textButton} onClick={() => void support.openChat()}>
            {t('support_link')}
          </button>
        </p>
      </div>
    </FormFrame>
  );
}
