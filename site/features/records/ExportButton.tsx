import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { formatCount } from '#site/i18n/format.ts';
import { Button, Progress, Row, Text } from '#ui';
import * as styles from './Records.css.ts';
import { EXPORT_FORMATS, type ExportFormat, type useExport } from './useExport.ts';

/** Names of products, not translated. */
const FORMAT_NAMES: Readonly<Record<ExportFormat, string>> = { xlsx: 'Excel', csv: 'CSV' };

type ExportButtonProps = ReturnType<typeof useExport> & { readonly disabled: boolean };

/** Exports the list in a choice of formats, with progress. */
export function ExportButton({ state, run, cancel, disabled }: ExportButtonProps) {
  const { t } = useTranslation('records');
  // Always rendered: a live region announces only changes after it was mounted.
  const saved = (
    <span role="status" className={styles.saved}>
      {state.kind === 'saved' && t('exported', { 0: formatCount(state.total) })}
    </span>
  );
  if (state.kind === 'running') {
    return (
      <Row gap="md">
        {saved}
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
      </Row>
    );
  }
  return (
    <Row gap="md">
      {saved}
      {state.kind === 'failed' && (
        <Text role="alert" as="span" size="sm" tone="critical">
          {t('export_failed')}
        </Text>
      )}
      {state.kind === 'failed' ? (
        <Button size="sm" iconStart={<Download size="1em" />} disabled={disabled} onClick={() => run(state.format)}>
          {t('export_retry')}
        </Button>
      ) : (
        EXPORT_FORMATS.map((format) => (
          <Button
            key={format}
            size="sm"
            iconStart={<Download size="1em" />}
            aria-label={t(`export_${format}`)}
            disabled={disabled}
            onClick={() => run(format)}
          >
            <span className={styles.wideOnly}>{t(`export_${format}`)}</span>
            <span className={styles.phoneOnly}>{FORMAT_NAMES[format]}</span>
          </Button>
        ))
      )}
    </Row>
  );
}
