/** Texts of the blocks that not every page shows. Named apart from the frame's, so that the first load does not name them all. */
export const laterBundles = import.meta.glob<{ default: Record<string, string> }>([
  '../../locales/*/*.json',
  '!../../locales/*/{auth,common,config,kit,lobby}.json',
  '!../../locales/glossary/*',
]);
