import { useEffect, useState } from 'react';

import { Button, Callout, Modal, Spinner, Text, useToast } from '#ui';
import { readDraft } from '../draft.ts';
import type { DraftVersion } from '../protocol.ts';
import { shownTime } from '../publish/shownTime.ts';
import * as styles from '../publish/publishing.css.ts';
import { fetchDraft, fetchDraftVersions } from '../server.ts';
import type { Overlay } from '../useOverlay.ts';
import { words } from '../words.ts';

const { drafts } = words;

interface DraftsProps {
  readonly overlay: Overlay;
  readonly onClose: () => void;
}

/** Earlier drafts of who is signed in, each of which can be taken over. */
export function Drafts({ overlay, onClose }: DraftsProps) {
  const showToast = useToast();
  const [versions, setVersions] = useState<readonly DraftVersion[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const merchant = overlay.workspace?.merchant ?? '';
  useEffect(() => {
    fetchDraftVersions(merchant).then(
      (answer) => setVersions(answer.versions),
      () => setHasFailed(true),
    );
  }, [merchant]);
  const takeOver = async (version: number): Promise<void> => {
    try {
      overlay.apply(readDraft(await fetchDraft(merchant, version)).now);
      showToast({ message: drafts.taken, tone: 'positive' });
      onClose();
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Modal open name="drafts" title={drafts.title(merchant)} width={520} onClose={onClose}>
      <div className={styles.sheet}>
        <Text tone="muted">{drafts.lead}</Text>
        {hasFailed && <Callout tone="critical">{words.noAnswer}</Callout>}
        {versions ? (
          <ul>
            {versions.map(({ version, at }) => (
              <li key={version} className={styles.entry}>
                <Text>{shownTime(at)}</Text>
                <Button size="sm" aria-label={drafts.takeOverOf(shownTime(at))} onClick={() => void takeOver(version)}>
                  {drafts.takeOver}
                </Button>
              </li>
            ))}
            {versions.length === 0 && <Text tone="muted">{drafts.none}</Text>}
          </ul>
        ) : (
          !hasFailed && <Spinner label={drafts.loading} />
        )}
      </div>
    </Modal>
  );
}
