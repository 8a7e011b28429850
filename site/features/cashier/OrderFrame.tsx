import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CallError } from '#site/api/errors.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Button, Heading, Row, Skeleton } from '#ui';
import * as styles from './Cashier.css.ts';

interface OrderFrameProps {
  readonly title: string;
  readonly error: CallError | null;
  /** No response yet. */
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** Heights of the placeholders. */
const HEIGHTS = [40, 120, 220] as const;

/** The page of an order: back button, title, and loading or error state. */
export function OrderFrame({ title, error, isPending, isFetching, onRetry, onBack, children }: OrderFrameProps) {
  const { t } = useTranslation('cashier');
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed element has unmounted.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.stack} aria-busy={isPending}>
      <Row justify="between">
        <Heading ref={heading} tabIndex={-1} level={4} size="lg">
          {title}
        </Heading>
        <Button size="sm" variant="ghost" iconStart={<ChevronLeft size={18} className={styles.back} />} onClick={onBack}>
          {t('back')}
        </Button>
      </Row>
      {isPending && HEIGHTS.map((height) => <Skeleton key={height} height={height} />)}
      {error && <LoadProblem error={error} onRetry={onRetry} retrying={isFetching} />}
      {children}
    </div>
  );
}
