import { useEffect, useState } from 'react';

import { useToast } from '#ui';
import type { Review } from '../protocol.ts';
import { fetchReview, publish, RefusedError, rollBack } from '../server.ts';
import type { Overlay } from '../useOverlay.ts';
import { words } from '../words.ts';

const { publishing } = words;

/** What publishing would do, and what is done: one thing at a time. */
export function usePublishing({ workspace, edits, save, refresh }: Overlay) {
  const showToast = useToast();
  const [review, setReview] = useState<Review>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const merchant = workspace?.merchant ?? '';
  const count = Object.keys(edits).length;

  useEffect(() => {
    if (!workspace) return undefined;
    let left = false;
    const look = async (): Promise<void> => {
      try {
        const next = await fetchReview(workspace.merchant, edits);
        if (!left) setReview(next);
      } catch (error) {
        if (!left) setRefusal(wordsOf(error));
      }
    };
    void look();
    return () => {
      left = true;
    };
  }, [workspace, edits]);

  /** Whether it was done. */
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    let isDone = true;
    try {
      await work();
    } catch (error) {
      isDone = false;
      setRefusal(wordsOf(error));
    }
    setBusy(false);
    refresh();
    return isDone;
  };
  const back = async (by: string, note: string, to: string): Promise<void> => {
    await rollBack(merchant, by, note, to);
    showToast({ message: publishing.rolledBack, tone: 'positive' });
  };
  return {
    review,
    refusal,
    busy,
    save: (note: string) =>
      run(async () => {
        await save(note);
        showToast({ message: publishing.saved(count), tone: 'positive' });
      }),
    publish: (by: string, note: string) =>
      run(async () => {
        const before = review?.releases?.[0]?.release;
        if (count > 0) await save(note);
        const { moved } = await publish(merchant, by, note);
        if (!moved) return void showToast({ message: publishing.publishedBefore });
        // Offered in the list of releases too.
        const undo = before !== undefined && { action: { label: publishing.undo, onSelect: () => void run(() => back(by, '', before)) } };
        showToast({ message: publishing.published, tone: 'positive', durationMs: 12_000, ...undo });
      }),
    rollBack: (by: string, note: string, to: string) => run(() => back(by, note, to)),
  };
}

const wordsOf = (error: unknown): string => (error instanceof RefusedError ? error.message : publishing.failed);
