import type { ReactNode } from 'react';

import type { Banner } from '#site/api/contract/announcements.ts';
import { Row } from '#ui';
import * as styles from './form.css.ts';

interface FormFrameProps {
  readonly banner: Banner | undefined;
  /** A banner may still load: its space is reserved, so that the form does not change its width. */
  readonly expected?: boolean;
  readonly children: ReactNode;
}

/** A form with a banner beside it where there is room. A hidden picture is not fetched. */
export function FormFrame({ banner, expected = false, children }: FormFrameProps) {
  return (
    <div className={styles.root}>
      <Row gap="xl" align="stretch" wrap={false}>
        {(banner || expected) && (
          <div className={styles.side}>
            {banner && <img className={styles.sideImage} src={banner.url} alt={banner.title} loading="lazy" decoding="async" />}
          </div>
        )}
        <div className={styles.main}>{children}</div>
      </Row>
    </div>
  );
}
