/** What of the assembler is in players' bundles: assembly, conditions, facts, the registry and the checks of props. */
export { Assembly } from '#site/assembler/runtime/Assembly.tsx';
export { defineBlocks } from '#site/assembler/sdk/registry.ts';
export { createSiteStore, isArtefact } from '#site/assembler/runtime/store.ts';
export { flattenWhitelabel } from '#site/assembler/runtime/flags.ts';
export * from '#site/assembler/sdk/view.ts';
