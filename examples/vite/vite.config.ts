import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What a host has to send, too. The development server injects styles and scripts of its own, so it has none. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "script-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export default defineConfig({
  plugins: [react()],
  preview: { headers: { 'content-security-policy': policy } },
});
