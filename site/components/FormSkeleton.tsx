import { Skeleton } from '#ui';
import * as styles from './FormSkeleton.css.ts';

interface FormSkeletonProps {
  readonly fields: number;
  /** Of the whole, in px, where its place has one. @default what the fields take */
  readonly height?: number | undefined;
}

/** The place of a form that is still on its way: its fields with their labels, and the button. */
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
