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
    manifest: true,
    target: ['chrome111', 'safari16.4', 'firefox113'],
    // The policy allows no data: fonts or scripts, and small images are better cached.
    assetsInlineLimit: 0,
  },
});
