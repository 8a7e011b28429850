import { useTranslation } from 'react-i18next';

import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { CallError } from '#site/api/errors.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Button, EmptyState } from '#ui';

interface RecordProblemProps {
  readonly error: CallError;
  /** The first permitted day. */
  readonly first: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** Resets the period to the default. */
  readonly onReset: () => void;
}

/** Error of a list: a period before the retention limit, localized, or any other error. */
export function RecordProblem({ error, first, retrying, onRetry, onReset }: RecordProblemProps) {
  const { t } = useTranslation('records');
  if (error.code !== PAGE_CODE.recordsTooOld) return <LoadProblem error={error} onRetry={onRetry} retrying={retrying} />;
  return (
    <EmptyState
      title={t('too_old_title')}
      text={t('too_old_text', { 0: first })}
      action={
        <Button variant="primary" onClick={onReset}>
          {t('show_usual')}
        </Button>
      }
    />
  );
}
