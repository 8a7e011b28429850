import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Plugin } from 'vite';

const run = promisify(execFile);
const NAME = 'virtual:artefact';
const ID = `\0${NAME}`;
const MAX_BYTES = 16_000_000;

/** `virtual:artefact`: the compiled config of the demo merchant. A process of its own, since the compiler is made for Node. */
export function artefact(): Plugin {
  return {
    name: 'artefact',
    resolveId: (source) => (source === NAME ? ID : undefined),
    load: async (id) => {
      if (id !== ID) return undefined;
      const { stdout } = await run(process.execPath, ['--import', 'tsx', 'scripts/stories/artefact.ts'], { maxBuffer: MAX_BYTES });
      return `export default ${stdout};`;
    },
  };
}
