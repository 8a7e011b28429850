import type { Review } from '../protocol.ts';
import { Badge, Button, Row, Text } from '#ui';
import { words } from '../words.ts';
import * as styles from './publishing.css.ts';
import { shownTime } from './shownTime.ts';

const { publishing } = words;

/** How many entries of the log are listed; the command line has all of them. */
const LISTED = 20;

interface ReleasesProps {
  readonly releases: NonNullable<Review['releases']>;
  readonly busy: boolean;
  readonly onRollBack: (id: string) => void;
}

/** Who released and rolled back when and why, the latest first. */
export function Releases({ releases, busy, onRollBack }: ReleasesProps) {
  const current = releases[0]?.release;
  if (current === undefined) return <Text tone="muted">{publishing.firstRelease}</Text>;
  return (
    <ul>
      {releases.slice(0, LISTED).map(({ at, by, did, release, note }, place) => (
        <li key={`${at} ${release}`} className={styles.entry}>
          <div>
            <Row>
              <Text weight="medium">{publishing.byWhom(by, publishing.did[did])}</Text>
              {place === 0 && <Badge tone="positive">{publishing.current}</Badge>}
            </Row>
            {note !== undefined && <Text size="sm">{note}</Text>}
            <Text size="sm" tone="muted">
              {shownTime(at)} · <code>{release.slice(0, 8)}</code>
            </Text>
          </div>
          {release !== current && (
            <Button size="sm" disabled={busy} aria-label={publishing.rollBackTo(shownTime(at))} onClick={() => onRollBack(release)}>
              {publishing.rollBack}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
