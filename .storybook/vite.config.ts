import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { artefact } from './artefact.ts';
import { showCode } from './code/shownCode.ts';

/** Storybook's own config: the site's has the site's folder as root. */
export default defineConfig({ plugins: [react(), vanillaExtractPlugin(), artefact(), showCode()] });
