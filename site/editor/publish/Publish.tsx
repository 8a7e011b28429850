import { useState } from 'react';

import { Button, Callout, CheckboxField, Heading, Modal, Row, Spinner, Text, TextField } from '#ui';
import { Faults } from '../panel/Faults.tsx';
import type { FilePlace } from '../panel/filePlace.ts';
import { AuditLog } from '../operator/AuditLog.tsx';
import { isAtLeast, type Review } from '../protocol.ts';
import type { Overlay } from '../useOverlay.ts';
import { words } from '../words.ts';
import { Changes } from './Changes.tsx';
import { Compare } from './Compare.tsx';
import * as styles from './publishing.css.ts';
import { Releases } from './Releases.tsx';
import { usePublishing } from './usePublishing.ts';

const { publishing } = words;

interface PublishProps {
  readonly overlay: Overlay;
  /** With the place to go to, if one was pressed. */
  readonly onClose: (to?: FilePlace) => void;
}

/** What the edits and the saved files change for players, and what becomes of them. */
export function Publish({ overlay, onClose }: PublishProps) {
  const { review, refusal, busy, save, publish, rollBack } = usePublishing(overlay);
  /** The doubts that were ticked as read. */
  const [read, setRead] = useState('');
  const [name, setName] = useState<string>();
  const [note, setNote] = useState('');
  const by = name ?? review?.by ?? '';
  /** A note says why of one save or release. */
  const after = async (done: Promise<boolean>): Promise<void> => {
    if (await done) setNote('');
  };

  const faults = review?.faults ?? [];
  const hasErrors = faults.some(({ severity }) => severity === 'error');
  const doubts = JSON.stringify(faults);
  const isReady = review !== undefined && !hasErrors && (faults.length === 0 || read === doubts);
  const releases = review?.releases ?? null;
  const hasEdits = Object.keys(overlay.edits).length > 0;
  const signedIn = overlay.workspace?.signedIn;
  const mayPublish = !signedIn || isAtLeast(signedIn.role, 'publisher');
  // Without releases, saved files are live.
  const maySave = mayPublish || (releases !== null && isAtLeast(signedIn.role, 'editor'));
  return (
    <Modal
      open
      name="publish"
      title={publishing.title(overlay.workspace?.merchant ?? '')}
      width={1120}
      onClose={() => onClose()}
      footer={
        <Row justify="end">
          <Button
            variant={releases ? 'secondary' : 'primary'}
            loading={busy}
            disabled={!isReady || !hasEdits || !maySave}
            onClick={() => void after(save(note))}
          >
            {publishing.save}
          </Button>
          {releases && (
            <Button
              variant="primary"
              loading={busy}
              disabled={!isReady || !mayPublish || by.trim() === ''}
              onClick={() => void after(publish(by, note))}
            >
              {publishing.publish}
            </Button>
          )}
        </Row>
      }
    >
      <div className={styles.sheet}>
        <Callout tone="critical" live="assertive">
          {refusal}
        </Callout>
        {review ? (
          <>
            <Callout tone="info">
              {releases ? publishing.releasesAreLive : `${publishing.filesAreLive} ${publishing.filesElsewhere}`}
            </Callout>
            {signedIn && !mayPublish && (
              <Callout tone="caution">{words.roleNeeded[maySave ? 'publish' : signedIn.role === 'viewer' ? 'edit' : 'save']}</Callout>
            )}
            <section className={styles.section}>
              <Heading level={3}>{publishing.changes}</Heading>
              <Effect review={review} hasErrors={hasErrors} onGoTo={onClose} />
              {review.effect && review.effect.length > 0 && <Compare overlay={overlay} />}
            </section>
            {faults.length > 0 && (
              <section className={styles.section}>
                <Heading level={3}>{publishing.faults}</Heading>
                <Faults faults={faults} onGoTo={onClose} />
                {hasErrors ? (
                  <Callout tone="critical">{publishing.errors}</Callout>
                ) : (
                  <CheckboxField
                    label={publishing.accept(faults.length)}
                    checked={read === doubts}
                    onChange={({ target }) => setRead(target.checked ? doubts : '')}
                  />
                )}
              </section>
            )}
            {(releases || signedIn) && (
              <div className={styles.fields}>
                {!signedIn && (
                  <TextField label={publishing.by} maxLength={100} value={by} onChange={({ target }) => setName(target.value)} />
                )}
                <TextField label={publishing.note} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
              </div>
            )}
            {releases && (
              <section className={styles.section}>
                <Heading level={3}>{publishing.releases}</Heading>
                <Releases releases={releases} busy={busy || !mayPublish} onRollBack={(id) => void rollBack(by, note, id)} />
              </section>
            )}
            {review.audit && (
              <section className={styles.section} aria-label={words.audit.title}>
                <Heading level={3}>{words.audit.title}</Heading>
                <AuditLog lines={review.audit} />
              </section>
            )}
          </>
        ) : (
          refusal === undefined && <Spinner label={publishing.loading} />
        )}
      </div>
    </Modal>
  );
}

interface EffectProps {
  readonly review: Review;
  readonly hasErrors: boolean;
  readonly onGoTo: (place: FilePlace) => void;
}

function Effect({ review: { effect }, hasErrors, onGoTo }: EffectProps) {
  if (effect && effect.length > 0) return <Changes changes={effect} onGoTo={onGoTo} />;
  return <Text tone="muted">{effect ? publishing.noChanges : hasErrors ? publishing.unknownChanges : publishing.firstRelease}</Text>;
}
