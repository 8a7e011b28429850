import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

import * as styles from './Mall.css.ts';
import { Callout, Card, DescriptionList } from '#ui';

/** Error message, announced to screen readers. */
export function Problem({ text }: { readonly text: string | undefined }) {
  return (
    <Callout live="assertive" tone="critical" compact>
      {text}
    </Callout>
  );
}

interface SumProps {
  readonly lines: readonly { readonly key: string; readonly name: string; readonly value: string }[];
}

/** Summary before confirmation. */
export function Sum({ lines }: SumProps) {
  return (
    <Card variant="sunken" padding="md">
      <DescriptionList items={lines.map(({ key, name, value }) => ({ key, term: name, value: <bdi>{value}</bdi> }))} />
    </Card>
  );
}

interface OutcomeProps {
  readonly title: string;
  readonly text: string;
  /** Next steps. */
  readonly children: ReactNode;
}

/** Success message. Replaces the form and takes the focus. */
export function Outcome({ title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.outcome}>
      <CircleCheck size={48} aria-hidden="true" className={styles.outcomeIcon} />
      <h3 ref={heading} tabIndex={-1} className={styles.outcomeTitle}>
        {title}
      </h3>
      <p className={styles.note}>{text}</p>
      {children}
    </div>
  );
}
