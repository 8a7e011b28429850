import { useEffect, useState } from 'react';

import { isRecord } from '#site/assembler/runtime/record.ts';
import { fetchSchema } from '../server.ts';

/** Schemas of all items and blocks' props, by name; `undefined` until they have come. */
export function useDefinitions(): unknown {
  const [definitions, setDefinitions] = useState<unknown>();
  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      const loaded = await loadDefinitions().catch(() => undefined);
      if (!left) setDefinitions(loaded);
    };
    void load();
    return () => {
      left = true;
    };
  }, []);
  return definitions;
}

/** With the schema of a page, which is a file of its own. */
async function loadDefinitions(): Promise<unknown> {
  const [shared, page] = await Promise.all([fetchSchema('definitions.json'), fetchSchema('page.json')]);
  const definitions: unknown = JSON.parse(shared);
  const all = isRecord(definitions) && isRecord(definitions['$defs']) ? definitions['$defs'] : {};
  return { $defs: { ...all, page: JSON.parse(page.replaceAll('"definitions.json#', '"#')) } };
}
