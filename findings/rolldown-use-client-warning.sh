#!/bin/sh
# A library of React components is built with `preserveModules`, so that each file stays a module with its own 'use client'. Vite keeps
# the directive of every module and yet warns for each that it may not be preserved.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vite@8.3.8
mkdir src
printf "'use client';\nexport const First = () => 'first';\n" > src/First.js
printf "'use client';\nexport const Second = () => 'second';\n" > src/Second.js
printf "export * from './First.js';\nexport * from './Second.js';\n" > src/index.js
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { build } from 'vite';

const warnings = [];
await build({
  logLevel: 'silent',
  build: {
    lib: { entry: 'src/index.js', formats: ['es'] },
    minify: false,
    rollupOptions: {
      output: { preserveModules: true, entryFileNames: '[name].js' },
      onwarn: (warning) => warnings.push(warning.code),
    },
  },
});
const kept = ['First', 'Second'].filter((name) => /^['"]use client['"]/.test(readFileSync(`dist/${name}.js`, 'utf8')));
console.log(`modules that keep the directive: ${kept.join(', ')}; warnings: ${warnings.join(', ') || 'none'}`);
process.exit(kept.length === 2 && warnings.includes('MODULE_LEVEL_DIRECTIVE') ? 0 : 1);
JS
node run.mjs
