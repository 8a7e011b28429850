import { useEffect, useState } from 'react';

import { fetchSchema } from '../server.ts';

/** Schemas of all blocks' props; `undefined` until they have come. */
export function useDefinitions(): unknown {
  const [definitions, setDefinitions] = useState<unknown>();
  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      const loaded: unknown = await fetchSchema('definitions.json').then(JSON.parse, () => undefined);
      if (!left) setDefinitions(loaded);
    };
    void load();
    return () => {
      left = true;
    };
  }, []);
  return definitions;
}
