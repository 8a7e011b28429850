import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Blocks that stand on the first screen of every page. What they open later, such as the drawer, stays apart. */
const FIRST_SCREEN =
  /\/site\/blocks\/(header|banner-strip|notice-bar|category-tiles|bottom-bar|right-bar)\/(?!MenuDrawer|MemberPanel|[Ss]ervices)/;

export default defineConfig({
  root: 'site',
  publicDir: 'public',
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    // Preloading is a hint: browsers that do not know it load as before.
    modulePreload: { polyfill: false },
    target: ['chrome111', 'safari16.4', 'firefox113'],
    // The policy allows no data: fonts or scripts, and small images are better cached.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Dozens of files of a few hundred bytes cost more than they hold: what every first screen draws, with all that
          // it imports, is one file.
          groups: [{ name: 'first-screen', test: FIRST_SCREEN }],
        },
      },
    },
  },
});
