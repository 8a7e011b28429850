import { memo, type ReactNode } from 'react';

import { Icon } from '#site/components/Icon.tsx';
import { LazyImage } from '#ui';
import { useImageSources } from '#site/features/system/cdn.ts';
import * as styles from './GameArt.css.ts';

interface GameArtProps {
  /** Address of the picture, from the root or whole. */
  readonly path: string;
  /** Address of the picture that stands in for it. */
  readonly standIn?: string | undefined;
  /** Width over height; pictures are cut to it. */
  readonly aspectRatio?: number;
}

/**
 * A game's or vendor's picture, decoration beside its name. Each host is tried once; then the stand-in, then a drawing. Memoised: a menu
 * of vendors is drawn anew with every filter.
 */
export const GameArt = memo(function GameArt({ path, standIn, aspectRatio = 1 }: GameArtProps): ReactNode {
  const sources = useImageSources(path, standIn);
  const drawing = (
    <span className={styles.drawing} style={{ aspectRatio }}>
      <Icon name="game" size={28} />
    </span>
  );
  return sources.reduceRight<ReactNode>(
    (next, source) => <LazyImage src={source} alt="" aspectRatio={aspectRatio} fallback={next} />,
    drawing,
  );
});
