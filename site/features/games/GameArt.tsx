import { memo, type ReactNode } from 'react';

import { Icon } from '#site/components/Icon.tsx';
import { LazyImage } from '#ui';
import { useImageSources } from '#site/features/system/cdn.ts';
import * as styles from './GameArt.css.ts';

interface GameArtProps {
  /** Root-relative or absolute URL of the picture. */
  readonly path: string;
  /** URL of the fallback picture. */
  readonly standIn?: string | undefined;
  /** The picture is cropped to it. */
  readonly shape?: keyof typeof styles.RATIOS;
}

/**
 * Decorative picture of a game or vendor. Tries each host once; then the fallback, then an icon. Memoized, since a vendor menu re-renders
 * with every filter.
 */
export const GameArt = memo(function GameArt({ path, standIn, shape = 'square' }: GameArtProps): ReactNode {
  const sources = useImageSources(path, standIn);
  const drawing = (
    <span className={styles.drawing[shape]}>
      <Icon name="game" size={28} />
    </span>
  );
  return sources.reduceRight<ReactNode>(
    (next, source) => <LazyImage src={source} alt="" aspectRatio={styles.RATIOS[shape]} fallback={next} />,
    drawing,
  );
});
