import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact } from '#site/assembler/sdk/view.ts';
import type { LobbyFilter, LobbyQuery } from '#site/features/games/lobbyUrl.ts';
import { formatCount } from '#site/i18n/format.ts';
import { Button, CountBadge, Drawer, Popover, SelectField, Stack } from '#ui';
import type { FilterChoices } from './choices.ts';
import * as styles from './Toolbar.css.ts';

interface FiltersProps {
  readonly query: LobbyQuery;
  readonly choices: FilterChoices;
  /** Number of games found; `undefined` until known. */
  readonly total: number | undefined;
  readonly onFilter: (filter: LobbyFilter, value: string) => void;
  readonly onClear: () => void;
}

/** A button with the number of filters that are set; it opens them in a sheet on phones, beside it elsewhere. */
export function Filters(props: FiltersProps) {
  const { t } = useTranslation('lobby');
  const [open, setOpen] = useState(false);
  const isWide = useFact('device') === 'desktop';
  const set = Object.keys(props.choices).filter((filter) => props.query[filter as keyof FilterChoices] !== '').length;
  const button = (
    <Button variant="secondary" size="md" className={styles.filters} aria-expanded={open} onClick={() => isWide || setOpen(true)}>
      <SlidersHorizontal size={18} aria-hidden="true" />
      <span className={styles.word}>{t('more_filters')}</span>
      <CountBadge count={set} label={t('filters_set', { 0: set })} />
    </Button>
  );
  if (isWide)
    return (
      <Popover trigger={button} align="start" aria-label={t('more_filters')} open={open} onOpenChange={setOpen}>
        <Choices {...props} />
      </Popover>
    );
  return (
    <>
      {button}
      <Drawer
        open={open}
        side="bottom"
        name="filters"
        title={t('more_filters')}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="primary" size="lg" onClick={() => setOpen(false)}>
            {props.total === undefined ? t('show_games') : t('show_count', { 0: formatCount(props.total) })}
          </Button>
        }
      >
        <Choices {...props} />
      </Drawer>
    </>
  );
}

function Choices({ query, choices, onFilter, onClear }: FiltersProps) {
  const { t } = useTranslation('lobby');
  return (
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
  );
}
