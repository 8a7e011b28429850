#!/bin/sh
# The Design Tokens format (2025.10) lets a component of a color be "none", as the hue of a gray is; Terrazzo's check refuses such a hue.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @terrazzo/cli@2.7.1
cat > terrazzo.config.mjs <<'JS'
import { defineConfig } from '@terrazzo/cli';
export default defineConfig({ tokens: ['./tokens.json'], outDir: './out' });
JS
verdict() {
  printf '{ "gray": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.6, 0, %s] } } }\n' "$1" > tokens.json
  if ./node_modules/.bin/tz check > said 2>&1; then echo passes; else echo fails; fi
}
zero=$(verdict 0); none=$(verdict '"none"')
echo "a hue of 0 $zero, a hue of none $none"
grep -o 'Invalid range.*' said | head -1 || true
[ "$zero $none" = 'passes fails' ]
