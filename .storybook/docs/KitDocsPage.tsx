import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

import * as styles from './docs.css.ts';
import { usage } from './usage.ts';

/** The docs page of a part: Storybook's own, and when to use the part. */
export function KitDocsPage(): ReactNode {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <WhenToUse />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

/** Two short paragraphs: when the part is the right one, and what to take instead. */
function WhenToUse(): ReactNode {
  const { csfFile } = useOf('meta', ['meta']);
  const found = usage[csfFile.meta.id];
  if (!found) return null;
  return (
    <div className={`sb-unstyled ${styles.usage}`}>
      <p>
        <strong>Use it for:</strong> {withCode(found.use)}
      </p>
      <p>
        <strong>Not for:</strong> {withCode(found.avoid)}
      </p>
    </div>
  );
}

/** Text in which names between backticks are code. */
function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={part} className={styles.code}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}
