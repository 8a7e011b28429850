declare module 'virtual:artefact' {
  import type { Artefact } from '#site/assembler/runtime/types.ts';

  /** The compiled config of the demo merchant; see `.storybook/artefact.ts`. */
  const artefact: Artefact;
  export default artefact;
}
