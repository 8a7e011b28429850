import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CallError } from '#site/api/errors.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Button, Heading, Row, Skeleton } from '#ui';
import * as styles from './Cashier.css.ts';

interface OrderFrameProps<Order> {
  readonly title: string;
  readonly answer: Pick<UseQueryResult<Order, CallError>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  readonly onBack: () => void;
  readonly children: (order: Order) => ReactNode;
}

/** Heights of the placeholders. */
const HEIGHTS = [40, 120, 220] as const;

/** The page of an order: back button, title, and loading or error state. */
export function OrderFrame<Order>({ title, answer, onBack, children }: OrderFrameProps<Order>) {
  const { data: order, error, isPending, isFetching, refetch } = answer;
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
      {order === undefined && error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {order !== undefined && children(order)}
    </div>
  );
}
