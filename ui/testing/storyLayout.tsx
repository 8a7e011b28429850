import type { ReactNode } from 'react';

import * as styles from './storyLayout.css.ts';

/** A page behind an overlay, tall enough to scroll. */
export function SamplePage({ children }: { children: ReactNode }): ReactNode {
  return (
    <main className={styles.page}>
      <h1>Tonight’s jackpots</h1>
      {children}
      <div className={styles.tiles}>
        {Array.from({ length: 12 }, (_, tile) => (
          <span key={tile} className={styles.tile} />
        ))}
      </div>
    </main>
  );
}

/** Placeholder of a merchant's banner. */
export function SampleBanner(): ReactNode {
  return (
    <div className={styles.banner}>
      <strong>₱888</strong>
      <span>welcome bonus</span>
    </div>
  );
}
