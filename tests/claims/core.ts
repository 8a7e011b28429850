/** What of the assembler is in players' bundles: assembly, conditions, facts, the registry and the checks of props. */
export { Assembly } from '#site/assembler/Assembly.tsx';
export { defineBlocks } from '#site/assembler/registry.ts';
export { createSiteStore, isArtefact } from '#site/assembler/store.ts';
export { flattenWhitelabel } from '#site/assembler/flags.ts';
export * from '#site/assembler/view.ts';
