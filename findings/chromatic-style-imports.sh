#!/bin/sh
# vanilla-extract runs .css.ts files while it builds, so what only they import stands in no statistics of Storybook: Chromatic's TurboSnap
# names no story for a change in it, and its pictures are not drawn again.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm pkg set type=module
npm install --silent --no-audit --no-fund storybook@10.6.7 @storybook/react-vite@10.6.7 vite@8.3.8 @vanilla-extract/css@1.21.3 \
  @vanilla-extract/vite-plugin@5.2.6 react@19.3.1 react-dom@19.3.1 chromatic@16.10.1
mkdir .storybook src
echo "export default { framework: '@storybook/react-vite', stories: ['../src/*.stories.jsx'], core: { disableTelemetry: true } };" > .storybook/main.js
echo "import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'; export default { plugins: [vanillaExtractPlugin()] };" > vite.config.mjs
echo "export const size = '40px';" > src/size.ts
echo "import { style } from '@vanilla-extract/css'; import { size } from './size.ts'; export const box = style({ width: size });" > src/box.css.ts
echo "export const label = 'Box';" > src/label.ts
cat > src/box.stories.jsx <<'JS'
import { box } from './box.css.ts';
import { label } from './label.ts';
export default { title: 'Box' };
export const Plain = { render: () => <div className={box}>{label}</div> };
JS
git init -q .
./node_modules/.bin/storybook build --stats-json --quiet >log 2>&1 || { cat log; exit 1; }
stories() { ./node_modules/.bin/chromatic trace "$1" 2>&1 | sed -n 's/.*to \([0-9]*\) affected story file.*/\1/p'; }
style=$(stories src/box.css.ts); label=$(stories src/label.ts); size=$(stories src/size.ts)
echo "stories of a change: in the style file $style, in what the story imports $label, in what the style file imports $size"
[ "$style $label $size" = '1 1 0' ]
