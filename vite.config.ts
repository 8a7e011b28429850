import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'site',
  publicDir: 'public',
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    // The web server finds the files of a page's blocks in it, and links them in the page's head.
    manifest: true,
    // The browser floor, see README. Without the polyfill, which only older browsers need.
    target: ['chrome120', 'safari17', 'firefox128'],
    modulePreload: { polyfill: false },
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    // `tests/e2e/budget.e2e.ts` judges the compressed size.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // One file for what the entry imports, instead of one for each set of its users: a third fewer bytes in fewer requests.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      // Blocks of the first screen are imported by the entry and, like every block, by their `block.ts`.
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
