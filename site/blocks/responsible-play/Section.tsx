import { useId, type ReactNode } from 'react';

import { Card, Heading, Stack } from '#ui';
import * as styles from './ResponsiblePlay.css.ts';

interface SectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A section with heading and description. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <Stack gap="xs">
        <Heading id={id} level={2}>
          {title}
        </Heading>
        <p className={styles.note}>{text}</p>
      </Stack>
      {children}
    </Card>
  );
}
