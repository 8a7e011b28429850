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
} from '#site/editor/protocol.ts';
import { limited, NO_STORE, type AppParts, type Env } from '../parts.ts';
import { comparisonOf, effectOf, type CompileSides } from './compile.ts';
import { openPublishing, refusalOf } from './publish.ts';
import { saveFiles, strangeIn } from './save.ts';
import { filesOf } from './workspace.ts';

/** Maximum size of an edit in bytes: all of a merchant's files, with JSON escapes. */
export const LARGEST_EDIT = 8 * 1024 * 1024;

/** A save also has the texts that it began from. */
const LARGEST_SAVE = 2 * LARGEST_EDIT;

/** Names and notes. */
const LARGEST_NOTE = 16 * 1024;

const malformed = (c: Context<Env>) => c.text('The body is not of this route, or its merchant is unknown.\n', 400, NO_STORE);

const refused = (c: Context<Env>, status: 409 | 422, refusal: Refusal) => c.json(refusal, status, NO_STORE);

/**
 * What becomes of edits [EDT-10]: a review of what they do, the merchant's files, and releases where the server serves them.
 * Mounted behind the editor's guard.
 */
export function publishRoutes({ merchants, options: { releasesDir }, configDir }: AppParts, sides: CompileSides): Hono<Env> {
  const app = new Hono<Env>();
  const publishing = releasesDir === undefined ? undefined : openPublishing(releasesDir, configDir);

  const bodyOf = async <Schema extends v.GenericSchema<unknown, { merchant: string }>>(c: Context<Env>, schema: Schema) => {
    const body = v.safeParse(schema, await c.req.json().catch(() => undefined));
    return body.success && merchants.codes().includes(body.output.merchant) ? body.output : undefined;
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
    const review: Review = { by: author(undefined).by, faults: edited.faults, effect: effect ?? null, releases };
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
    const { merchant, files, began } = body;
    return inTurn(async () => {
      const { edited } = await sides(merchant, files);
      if (!edited.release) return refused(c, 422, { message: `Not saved: ${summary(edited.faults)}.`, faults: edited.faults });
      const languages = merchants.get(merchant)?.artefact.merchant.languages ?? [];
      const saved = new Map((await filesOf(configDir, merchant, languages)).map(({ path, own, blank }) => [path, own ?? blank]));
      const stale = await saveFiles(join(configDir, 'merchants', merchant), { files, began, saved });
      if (stale) return refused(c, 409, { message: `Changed on disk meanwhile: ${stale.stale.join(', ')}.` });
      return c.body(null, 204, NO_STORE);
    });
  });

  app.post('/publish', limited(LARGEST_NOTE), async (c) => {
    const body = await bodyOf(c, publishBody);
    if (!publishing || !body) return malformed(c);
    const { merchant, by, note } = body;
    return inTurn(async () => {
      try {
        const { released, faults } = await publishing.release(merchant, by, note);
        if (!released) return refused(c, 422, { message: `Not released: ${summary(faults)}.`, faults });
        return c.json(released satisfies Published, 200, NO_STORE);
      } catch (error) {
        return refused(c, 409, { message: refusalOf(error) });
      }
    });
  });

  app.post('/rollback', limited(LARGEST_NOTE), async (c) => {
    const body = await bodyOf(c, rollbackBody);
    if (!publishing || !body) return malformed(c);
    try {
      const id = await publishing.rollBack(body.merchant, body.by, body.to);
      return c.json({ id, moved: true } satisfies Published, 200, NO_STORE);
    } catch (error) {
      return refused(c, 409, { message: refusalOf(error) });
    }
  });
  return app;
}
