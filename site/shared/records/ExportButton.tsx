import { Download } from 'lucide-react';

import { formatCount } from '#site/i18n/format.ts';
import { useTranslation } from '#site/i18n/useTranslation.tsx';
import { Button, Progress } from '#ui';
import * as styles from './Records.css.ts';
import type { useExport } from './useExport.ts';

type ExportButtonProps = ReturnType<typeof useExport> & { readonly disabled: boolean };

/** Saves the list as a file, and says how far that is. */
export function ExportButton({ state, run, cancel, disabled }: ExportButtonProps) {
  const { t } = useTranslation('records');
  if (state.kind === 'running') {
    return (
      <div className={styles.exporting}>
        <div className={styles.progress}>
          <Progress
            size="sm"
            label={t('exporting')}
            value={state.total === 0 ? undefined : state.done}
            max={Math.max(1, state.total)}
            valueText={state.total === 0 ? undefined : `${formatCount(state.done)} / ${formatCount(state.total)}`}
          />
        </div>
        <Button size="sm" onClick={cancel}>
          {t('export_cancel')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.exporting}>
      <span role={state.kind === 'failed' ? 'alert' : 'status'} className={state.kind === 'failed' ? styles.problem : styles.count}>
        {state.kind === 'failed' && t('export_failed')}
        {state.kind === 'saved' && t('exported', { 0: formatCount(state.total) })}
      </span>
      <Button size="sm" iconStart={<Download size="1em" />} disabled={disabled} onClick={run}>
        {t(state.kind === 'failed' ? 'export_retry' : 'export')}
      </Button>
    </div>
  );
}
