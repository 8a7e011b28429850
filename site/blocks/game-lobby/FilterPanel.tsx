import { useTranslation } from 'react-i18next';

import { useFact } from '#site/assembler/sdk/view.ts';
import type { LobbyFilter, LobbyQuery } from '#site/features/games/lobbyUrl.ts';
import { formatCount } from '#site/i18n/format.ts';
import { Button, Drawer, SelectField, Stack } from '#ui';
import type { FilterChoices } from './choices.ts';

export interface FilterPanelProps {
  readonly query: LobbyQuery;
  readonly choices: FilterChoices;
  /** Number of games found; `undefined` until known. */
  readonly total: number | undefined;
  readonly onFilter: (filter: LobbyFilter, value: string) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The filters beside the search: a sheet on phones, at the side elsewhere. The games follow each choice. */
export default function FilterPanel({ query, choices, total, onFilter, onClear, onClose }: FilterPanelProps) {
  const { t } = useTranslation('lobby');
  const side = useFact('device') === 'desktop' ? 'end' : 'bottom';
  const show = (
    <Button variant="primary" size="lg" onClick={onClose}>
      {total === undefined ? t('show_games') : t('show_count', { 0: formatCount(total) })}
    </Button>
  );
  return (
    <Drawer open side={side} name="filters" title={t('more_filters')} onClose={onClose} footer={show}>
      <Stack>
        {choices.classify && (
          <SelectField
            label={t('classify')}
            value={query.classify}
            onChange={({ target }) => onFilter('classify', target.value)}
            options={[{ value: '', label: t('classify_all') }, ...choices.classify]}
          />
        )}
        {choices.minBet && (
          <SelectField
            label={t('min_bet')}
            value={query.minBet}
            onChange={({ target }) => onFilter('minBet', target.value)}
            options={[{ value: '', label: t('min_bet_all') }, ...choices.minBet]}
          />
        )}
        <Button variant="ghost" onClick={onClear}>
          {t('clear_filters')}
        </Button>
      </Stack>
    </Drawer>
  );
}
