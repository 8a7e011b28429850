import { Hono } from 'hono';
import * as v from 'valibot';

import { draftBody, type DraftVersions, type StoredDraft } from '#site/editor/protocol.ts';
import { limited, NO_STORE } from '../parts.ts';
import type { Drafts } from './auth/drafts.ts';
import { may, type EditorEnv } from './auth/operator.ts';
import { LARGEST_SAVE } from './publishRoutes.ts';

/** The drafts of who is signed in, each by merchant and with its versions. Mounted behind the editor's guard. */
export function draftRoutes(drafts: Drafts): Hono<EditorEnv> {
  const app = new Hono<EditorEnv>();
  app.post('/draft', limited(LARGEST_SAVE), async (c) => {
    const body = v.safeParse(draftBody, await c.req.json().catch(() => undefined));
    const { name = '' } = c.var.operator;
    if (!body.success || !may(c.var.operator, body.output.merchant, 'editor')) return c.text('No draft of yours.\n', 400, NO_STORE);
    const { merchant, text, after } = body.output;
    const version = drafts.write(merchant, name, text, after);
    const latest: StoredDraft = version === undefined ? drafts.latest(merchant, name) : { version, text };
    return c.json(latest, version === undefined ? 409 : 200, NO_STORE);
  });
  app.get('/drafts/:merchant', (c) => {
    const { name = '' } = c.var.operator;
    return c.json({ versions: drafts.versions(c.req.param('merchant'), name) } satisfies DraftVersions, 200, NO_STORE);
  });
  app.get('/drafts/:merchant/:version', (c) => {
    const { name = '' } = c.var.operator;
    const text = drafts.text(c.req.param('merchant'), name, Number(c.req.param('version')));
    return text === undefined ? c.notFound() : c.text(text, 200, NO_STORE);
  });
  return app;
}
