#!/bin/sh
# `modify` of jsonc-parser: a key that is added after one with a comment beside it takes the comment, and the neighbour is laid out
# again; a key that is removed takes the comment above it along, which may belong to the section.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsonc-parser@3.3.1
cat > run.cjs <<'JS'
const { applyEdits, modify } = require('jsonc-parser');
const options = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };
const edited = (text, path, value) => applyEdits(text, modify(text, path, value, options));

const added = edited('{\n  "title": { "EN": "Home" } /* Short. */\n}\n', ['count'], 5);
const removed = edited('{\n  // Asked for by sales.\n  "count": 5\n}\n', ['count'], undefined);
console.log(added + removed);
const isMoved = added === '{\n  "title": {\n    "EN": "Home"\n  },\n  "count": 5 /* Short. */\n}\n';
process.exit(isMoved && !removed.includes('sales') ? 0 : 1);
JS
node run.cjs
