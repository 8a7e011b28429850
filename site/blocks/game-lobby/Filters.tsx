import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry, preload } from '#site/lib/lazyWithRetry.ts';
import { Button, CountBadge } from '#ui';
import type { FilterPanelProps } from './FilterPanel.tsx';
import * as styles from './Toolbar.css.ts';

const panelCode = () => import('./FilterPanel.tsx');
const FilterPanel = lazyWithRetry(panelCode, 'default');

/** A button with the number of filters that are set; it opens them. */
export function Filters(panel: Omit<FilterPanelProps, 'onClose'>) {
  const { t } = useTranslation('lobby');
  const [open, setOpen] = useState(false);
  const { query, choices } = panel;
  const set = [choices.classify && query.classify, choices.minBet && query.minBet].filter(Boolean).length;
  return (
    <>
      <Button
        variant="secondary"
        size="md"
        className={styles.filters}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => preload(panelCode)}
        onFocus={() => preload(panelCode)}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        <span className={styles.word}>{t('more_filters')}</span>
        <CountBadge count={set} label={t('filters_set', { 0: set })} />
      </Button>
      {open && (
        <Suspense>
          <FilterPanel {...panel} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
