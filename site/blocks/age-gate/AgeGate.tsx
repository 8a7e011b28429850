import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { Dialog } from '#ui';
import { confirmAge, confirmedAge } from './confirmedAge.ts';

/** Modal that blocks the page until the visitor confirms their age. */
export default function AgeGate() {
  const { t } = useTranslation('responsible');
  const { name, jurisdiction } = useMerchant();
  const age = jurisdiction.minimumAge;
  const [state, setState] = useState<'asked' | 'young' | 'passed'>(() => (confirmedAge() >= age ? 'passed' : 'asked'));
  if (state === 'passed') return null;

  const pass = (): void => {
    confirmAge(age);
    setState('passed');
  };
  const shared = { name: 'ageGate', open: true, onClose: () => undefined, closeOnBackdrop: false } as const;
  if (state === 'young') {
    return (
      <Dialog
        {...shared}
        tone="caution"
        title={t('age_young_title', { 0: age })}
        actions={[{ label: t('age_mistake'), onSelect: () => setState('asked') }]}
      >
        {t('age_young_text', { 0: name })}
      </Dialog>
    );
  }
  return (
    <Dialog
      {...shared}
      tone="info"
      title={t('age_title', { 0: age })}
      actions={[
        { label: t('age_no', { 0: age }), onSelect: () => setState('young') },
        { label: t('age_yes', { 0: age }), onSelect: pass, isDefault: true },
      ]}
    >
      {t('age_text', { 0: age, 1: name })}
    </Dialog>
  );
}
