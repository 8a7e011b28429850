import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import { author } from '#site/assembler/compiler/cli/releases.ts';
import { summary } from '#site/assembler/compiler/faultLines.ts';
import {
  compileBody,
  publishBody,
  rollbackBody,
  saveBody,
  type EditedFiles,
  type Published,
  type Refusal,
  type Review,
  type Role,
} from '#site/editor/protocol.ts';
import { limited, NO_STORE, type AppParts } from '../parts.ts';
import { may, type EditorAccess, type EditorEnv } from './auth/operator.ts';
import type { AuditLog } from './auth/auditLog.ts';
import { comparisonOf, effectOf, type CompileSides } from './compile.ts';
import { openPublishing, refusalOf } from './publish.ts';
import { saveFiles, strangeIn } from './save.ts';
import { filesOf } from './workspace.ts';

/** Maximum size of an edit in bytes: all of a merchant's files, with JSON escapes. */
export const LARGEST_EDIT = 8 * 1024 * 1024;

/** A save or a draft also has the texts that it began from. */
export const LARGEST_SAVE = 2 * LARGEST_EDIT;

/** Names and notes. */
const LARGEST_NOTE = 16 * 1024;

const malformed = (c: Context<EditorEnv>) => c.text('The body is not of this route, or its merchant is unknown.\n', 400, NO_STORE);

const refused = (c: Context<EditorEnv>, status: 403 | 409 | 422, refusal: Refusal) => c.json(refusal, status, NO_STORE);

/** Refuses what the operator's role at the merchant does not cover; `undefined` if it does. */
const forbidden = (c: Context<EditorEnv>, merchant: string, needed: Role) =>
  may(c.var.operator, merchant, needed)
    ? undefined
    : refused(c, 403, { message: `This takes the role of ${needed === 'editor' ? 'an editor' : 'a publisher'} of ${merchant}.` });

/**
 * What becomes of edits [EDT-10]: a review of what they do, the merchant's files, and releases where the server serves them.
 * Mounted behind the editor's guard.
 */
export function publishRoutes(
  { merchants, releases: store, configDir }: AppParts,
  sides: CompileSides,
  records: EditorAccess['records'],
): Hono<EditorEnv> {
  const app = new Hono<EditorEnv>();
  const publishing = store && openPublishing(store, configDir);

  const bodyOf = async <Schema extends v.GenericSchema<unknown, { merchant: string }>>(c: Context<EditorEnv>, schema: Schema) => {
    const body = v.safeParse(schema, await c.req.json().catch(() => undefined));
    if (!body.success || !merchants.codes().includes(body.output.merchant)) return undefined;
    return may(c.var.operator, body.output.merchant, 'viewer') ? body.output : undefined;
  };
  const record = (c: Context<EditorEnv>, entry: Omit<Parameters<AuditLog['add']>[0], 'operator'>): void => {
    const { name } = c.var.operator;
    if (name !== undefined) records?.audit.add({ operator: name, ...entry });
  };

  // One after another: nothing is written between the check of a save and the save.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };

  const sidesLive = async (merchant: string, files: EditedFiles) => {
    const { saved, edited } = await sides(merchant, files);
    return { live: publishing ? await publishing.released(merchant) : saved, edited };
  };

  app.post('/review', limited(LARGEST_EDIT), async (c) => {
    const body = await bodyOf(c, compileBody);
    if (!body) return malformed(c);
    const { live, edited } = await sidesLive(body.merchant, body.files);
    const effect = live && effectOf(live, edited);
    const releases = (await publishing?.log(body.merchant)) ?? null;
    const by = c.var.operator.name ?? author(undefined).by;
    const audit = records?.audit.list(body.merchant) ?? null;
    const review: Review = { by, faults: edited.faults, effect: effect ?? null, releases, audit };
    return c.json(review, 200, NO_STORE);
  });

  app.post('/views', limited(LARGEST_EDIT), async (c) => {
    const body = await bodyOf(c, compileBody);
    if (!body) return malformed(c);
    const { live, edited } = await sidesLive(body.merchant, body.files);
    const comparison = live && comparisonOf(live, edited, Date.now());
    return comparison ? c.json(comparison, 200, NO_STORE) : refused(c, 409, { message: 'There is nothing to compare.' });
  });

  app.post('/save', limited(LARGEST_SAVE), async (c) => {
    const body = await bodyOf(c, saveBody);
    if (!body || strangeIn(body.files).length > 0) return malformed(c);
    const { merchant, files, began, note } = body;
    // Without releases, players have what is saved.
    const refusal = forbidden(c, merchant, publishing ? 'editor' : 'publisher');
    if (refusal) return refusal;
    return inTurn(async () => {
      const { edited } = await sides(merchant, files);
      if (!edited.release) return refused(c, 422, { message: `Not saved: ${summary(edited.faults)}.`, faults: edited.faults });
      const languages = merchants.get(merchant)?.artefact.merchant.languages ?? [];
      const saved = new Map((await filesOf(configDir, merchant, languages)).map(({ path, own, blank }) => [path, own ?? blank]));
      const stale = await saveFiles(join(configDir, 'merchants', merchant), { files, began, saved });
      if (stale) return refused(c, 409, { message: `Changed on disk meanwhile: ${stale.stale.join(', ')}.` });
      record(c, { merchant, did: 'save', what: Object.keys(files).join(', '), why: note });
      return c.body(null, 204, NO_STORE);
    });
  });

  app.post('/publish', limited(LARGEST_NOTE), async (c) => {
    const body = await bodyOf(c, publishBody);
    if (!publishing || !body) return malformed(c);
    const { merchant, by, note } = body;
    const refusal = forbidden(c, merchant, 'publisher');
    if (refusal) return refusal;
    return inTurn(async () => {
      try {
        const { released, faults } = await publishing.release(merchant, c.var.operator.name ?? by, note);
        if (!released) return refused(c, 422, { message: `Not released: ${summary(faults)}.`, faults });
        record(c, { merchant, did: 'publish', what: released.id, why: note });
        return c.json(released satisfies Published, 200, NO_STORE);
      } catch (error) {
        return refused(c, 409, { message: refusalOf(error) });
      }
    });
  });

  app.post('/rollback', limited(LARGEST_NOTE), async (c) => {
    const body = await bodyOf(c, rollbackBody);
    if (!publishing || !body) return malformed(c);
    const { merchant, by, to, note } = body;
    const refusal = forbidden(c, merchant, 'publisher');
    if (refusal) return refusal;
    try {
      const id = await publishing.rollBack(merchant, c.var.operator.name ?? by, to, note);
      record(c, { merchant, did: 'rollback', what: id, why: note });
      return c.json({ id, moved: true } satisfies Published, 200, NO_STORE);
    } catch (error) {
      return refused(c, 409, { message: refusalOf(error) });
    }
  });
  return app;
}
