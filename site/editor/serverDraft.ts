/** The edits of who is signed in, as the server stores them: they have them on another machine too [EDT-11]. */
import { useEffect, type RefObject } from 'react';

import { draftText, readDraft, storeSyncedDraft, syncedDraft, type Draft } from './draft.ts';
import type { History } from './history.ts';
import { isAtLeast, type EditedFiles, type Workspace } from './protocol.ts';
import { RefusedError, storeDraft } from './server.ts';

/** How long after an edit it is stored, and what failed is tried again, in milliseconds. */
const DELAY_MS = 1000;

/** What another browser has stored since this one has last looked, and what it began from; once. */
export function newServerDraft({ merchant, signedIn }: Workspace): readonly { readonly before: EditedFiles; readonly draft: Draft }[] {
  if (!signedIn) return [];
  const synced = syncedDraft(merchant, signedIn.name);
  if (signedIn.draft.version <= synced.version) return [];
  storeSyncedDraft(merchant, signedIn.name, signedIn.draft);
  return [{ before: readDraft(synced.text).now, draft: readDraft(signedIn.draft.text) }];
}

interface ServerDraftOptions {
  readonly workspace: Workspace | undefined;
  readonly history: History;
  /** Set while a draft is being stored. */
  readonly isStoring: RefObject<boolean>;
  /** Fetches the workspace, with the server's draft. */
  readonly look: () => void;
}

/** Stores the edits on the server, after those that it has. */
export function useServerDraft({ workspace, history, isStoring, look }: ServerDraftOptions): void {
  const merchant = workspace?.merchant;
  const { name, role = 'viewer' } = workspace?.signedIn ?? {};

  useEffect(() => {
    if (merchant === undefined || name === undefined || !isAtLeast(role, 'editor')) return undefined;
    const text = draftText(history);
    let hasChanged = false;
    const store = async (): Promise<void> => {
      const synced = syncedDraft(merchant, name);
      if (text === synced.text) return;
      isStoring.current = true;
      try {
        const version = await storeDraft(merchant, text, synced.version);
        if (version !== undefined) return storeSyncedDraft(merchant, name, { version, text });
      } catch (error) {
        // The same would be refused again.
        if (error instanceof RefusedError) return;
      } finally {
        isStoring.current = false;
      }
      if (hasChanged) return;
      // A later version is taken in first.
      look();
      timer = setTimeout(() => void store(), DELAY_MS);
    };
    let timer = setTimeout(() => void store(), DELAY_MS);
    return () => {
      hasChanged = true;
      clearTimeout(timer);
    };
  }, [merchant, name, role, history, isStoring, look]);
}
