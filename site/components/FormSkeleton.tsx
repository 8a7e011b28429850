import { Skeleton } from '#ui';
import * as styles from './FormSkeleton.css.ts';

interface FormSkeletonProps {
  readonly fields: number;
  /** Total height in px, if known. @default height of the fields */
  readonly height?: number | undefined;
}

/** Placeholder of a loading form: fields with labels, and the button. */
export function FormSkeleton({ fields, height }: FormSkeletonProps) {
  return (
    <div className={styles.form} style={{ blockSize: height }} aria-busy="true">
      {Array.from({ length: fields }, (_, place) => (
        <div key={place} className={styles.field}>
          <div>
            <Skeleton shape="text" width="40%" />
          </div>
          <div className={styles.control}>
            <Skeleton />
          </div>
        </div>
      ))}
      <div className={styles.control}>
        <Skeleton />
      </div>
    </div>
  );
}
