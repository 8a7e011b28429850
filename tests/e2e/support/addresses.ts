import { readdirSync, readFileSync } from 'node:fs';

import { parse } from 'jsonc-parser';
import * as v from 'valibot';

const PAGES = 'config/base/pages';
const pageFile = v.object({ paths: v.array(v.string()) });
const modalsFile = v.object({ items: v.record(v.string(), v.unknown()) });
const centreFile = v.object({ items: v.record(v.string(), v.object({ page: v.string() })) });

const read = <Schema extends v.GenericSchema>(schema: Schema, file: string): v.InferOutput<Schema> =>
  v.parse(schema, parse(readFileSync(file, 'utf8')));

/** Every page by its own path, and an address that no page has. */
export const ROUTES: readonly string[] = [
  ...readdirSync(PAGES)
    .flatMap((file) => read(pageFile, `${PAGES}/${file}`).paths.slice(0, 1))
    .filter((path) => path.startsWith('/') && !path.includes(':')),
  '/no-such-page',
];

/** Every entry of a centre, over a page of words. */
export const entriesOf = (centre: 'member' | 'agent'): readonly string[] =>
  Object.values(read(centreFile, `config/base/centres/${centre}.json`).items).map(({ page }) => `/terms?centre=${page}`);

/** Every modal, over a page of words. */
export const MODALS: readonly string[] = Object.keys(read(modalsFile, 'config/base/modals.json').items).map((id) => `/terms?modal=${id}`);
