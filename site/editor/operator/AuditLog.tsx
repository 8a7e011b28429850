import { Text } from '#ui';
import type { AuditLine } from '../protocol.ts';
import * as styles from '../publish/publishing.css.ts';
import { shownTime } from '../publish/shownTime.ts';
import { words } from '../words.ts';

const { audit } = words;

/** A release is named by the beginning of its id. */
const shownWhat = (what: string): string => what.replace(/^([0-9a-f]{8})[0-9a-f]{56}$/, '$1');

/** Who saved, published and rolled back what, when and why. */
export function AuditLog({ lines }: { readonly lines: readonly AuditLine[] }) {
  if (lines.length === 0) return <Text tone="muted">{audit.none}</Text>;
  return (
    <ul>
      {lines.map(({ at, by, did, what, why }) => (
        <li key={`${at} ${by} ${what}`} className={styles.entry}>
          <div>
            <Text weight="medium">{audit.line(by, audit.did[did], shownWhat(what))}</Text>
            {why !== undefined && <Text size="sm">{why}</Text>}
            <Text size="sm" tone="muted">
              {shownTime(at)}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
