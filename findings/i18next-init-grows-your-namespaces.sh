#!/bin/sh
# i18next keeps the array given as `ns` and pushes namespaces onto it that are loaded later: a shared constant grows with each instance.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund i18next@26.7.2
cat > run.mjs <<'JS'
import { createInstance } from 'i18next';

const NAMESPACES = ['common'];
const i18n = createInstance();
await i18n.use({ type: 'backend', init() {}, read: (_language, _namespace, done) => done(null, {}) }).init({ lng: 'en', ns: NAMESPACES });
await i18n.loadNamespaces('later');
console.log(`the array handed to init: ${NAMESPACES.join(', ')}`);
process.exit(NAMESPACES.join() === 'common,later' ? 0 : 1);
JS
node run.mjs
