import { useTranslation } from 'react-i18next';

import { DOWNLINE_TYPES, type DownlineType } from '#site/api/contract/team.ts';
import { RadioField } from '#ui';

interface TypeFieldProps {
  readonly value: DownlineType;
  readonly onChange: (type: DownlineType) => void;
}

/** Account type: player only, or agent with downlines. */
export function TypeField({ value, onChange }: TypeFieldProps) {
  const { t } = useTranslation('team');
  return (
    <RadioField
      label={t('account_type')}
      value={String(value)}
      options={DOWNLINE_TYPES.map((type) => ({
        value: String(type),
        label: t(type === 0 ? 'kind_member' : 'kind_agent'),
        description: t(type === 0 ? 'kind_member_text' : 'kind_agent_text'),
      }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '1' ? 1 : 0)}
    />
  );
}
