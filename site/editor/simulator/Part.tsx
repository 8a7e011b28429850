import type { ReactNode } from 'react';

import { Heading, Text } from '#ui';
import * as styles from './simulator.css.ts';

interface PartProps {
  readonly title: string;
  /** What it is for, where its title does not say it. */
  readonly help?: string;
  readonly children: ReactNode;
}

/** A titled part of the simulator. */
export function Part({ title, help, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {help !== undefined && (
        <Text size="sm" tone="muted">
          {help}
        </Text>
      )}
      {children}
    </section>
  );
}
