import { useTranslation } from 'react-i18next';

import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { CallError } from '#site/api/errors.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Button, EmptyState } from '#ui';

interface RecordProblemProps {
  readonly error: CallError;
  /** The first day that may be looked at. */
  readonly first: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** Goes back to the days that a list begins with. */
  readonly onReset: () => void;
}

/** Why there is no list: days from before what is kept, in the player's language, or whatever else went wrong. */
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
