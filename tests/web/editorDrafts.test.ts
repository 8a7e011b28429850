import { describe, expect, it } from 'vitest';

import type { DraftVersions, StoredDraft } from '#site/editor/protocol.ts';
import { HOME, studio } from './studio.ts';

const draft = (text: string) => JSON.stringify({ now: { [HOME]: text }, began: {} });

describe('drafts on the server', () => {
  it('[EDT-11] are one operator’s by merchant, are not overwritten by an older one, and have versions', async () => {
    const { at, signIn, post, workspace, later } = await studio();
    const [pia, edo] = [await signIn('pia'), await signIn('edo')];
    const store = async (text: string | null, after: number, cookie = pia) => {
      const { status, text: answer } = await post('/editor/draft', { merchant: 'demo', text, after }, cookie);
      return { status, ...(JSON.parse(answer) as StoredDraft) }; // As above.
    };
    expect(await store(draft('one'), 0)).toEqual({ status: 200, version: 1, text: draft('one') });
    expect(await store(draft('other browser'), 0)).toEqual({ status: 409, version: 1, text: draft('one') });
    later(10 * 60_000);
    expect(await store(draft('two'), 1)).toMatchObject({ status: 200, version: 2 });
    later(10 * 60_000);
    expect(await store(null, 2)).toMatchObject({ status: 200, version: 3 });
    expect((await workspace(pia)).signedIn?.draft).toEqual({ version: 3, text: null });
    expect((await workspace(edo)).signedIn?.draft).toEqual({ version: 0, text: null });

    const { versions } = JSON.parse((await at('/editor/drafts/demo', { Cookie: pia })).text) as DraftVersions; // As above.
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect((await at('/editor/drafts/demo/1', { Cookie: pia })).text).toBe(draft('one'));
    expect((await at('/editor/drafts/demo/1', { Cookie: edo })).status).toBe(404);
  });

  it('[EDT-11] of one sitting are a version every five minutes, and the latest', async () => {
    const { at, signIn, post, later } = await studio();
    const pia = await signIn('pia');
    for (let count = 0; count < 12; count += 1) {
      await post('/editor/draft', { merchant: 'demo', text: draft(String(count)), after: count }, pia);
      later(60_000);
    }
    const { versions } = JSON.parse((await at('/editor/drafts/demo', { Cookie: pia })).text) as DraftVersions; // As above.
    expect(versions.map(({ version }) => version)).toEqual([12, 11, 6, 1]);
  });
});
