import { useTranslation } from 'react-i18next';

import { Breadcrumb } from '#ui';

interface TrailProps {
  readonly steps: readonly { readonly memberId: string; readonly account: string }[];
  /** '' for the agent's own team. */
  readonly onGo: (memberId: string) => void;
}

/** The way down the tree. */
export function Trail({ steps, onGo }: TrailProps) {
  const { t } = useTranslation('team');
  const all = [{ memberId: '', account: t('my_team') }, ...steps];
  return (
    <Breadcrumb
      label={t('trail')}
      items={all.map(({ memberId, account }) => ({ key: memberId, label: account, onSelect: () => onGo(memberId) }))}
    />
  );
}
