#!/bin/sh
# A Radix dialog with an exit animation: the page stays hidden from screen readers until the animation has ended, although the
# focus trap is released as soon as `open` is false. Whoever returns focus at once puts it inside something hidden.
# Needs a Chromium: CHROMIUM names it.
set -eu
browser=${CHROMIUM:-$(command -v chromium-headless-shell || command -v chromium)}
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 @radix-ui/react-dialog@1.3.1 rolldown@1.2.19 playwright-core@1.65.1
cat > app.js <<'JS'
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as Dialog from '@radix-ui/react-dialog';

function App() {
  const [open, setOpen] = useState(true);
  window.close = () => setOpen(false);
  return h(Dialog.Root, { open }, h(Dialog.Portal, null, h(Dialog.Content, { className: 'panel' }, h(Dialog.Title, null, 'Hello'))));
}
createRoot(document.getElementById('page')).render(h(App));
JS
cat > run.mjs <<'JS'
import { rolldown } from 'rolldown';
import { chromium } from 'playwright-core';

const bundle = await rolldown({ input: 'app.js', platform: 'browser', logLevel: 'silent', transform: { define: { 'process.env.NODE_ENV': '"production"' } } });
const { output } = await bundle.generate({ format: 'iife' });
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox', '--disable-gpu'] });
const hiddenAfterClosing = async (animation) => {
  const page = await browser.newPage();
  await page.setContent(`<style>@keyframes leave { to { opacity: 0 } } .panel[data-state=closed] { animation: ${animation} }</style><div id="page"></div>`);
  await page.addScriptTag({ content: output[0].code });
  await page.waitForSelector('.panel');
  await page.waitForSelector('#page[aria-hidden=true]', { state: 'attached' });
  return page.evaluate(async () => {
    window.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return document.querySelector('#page').getAttribute('aria-hidden');
  });
};
const [animated, still] = [await hiddenAfterClosing('leave 5s'), await hiddenAfterClosing('none')];
await browser.close();
console.log(`aria-hidden of the page 0.2 s after closing: ${animated} with an exit animation, ${still} without`);
process.exit(animated === 'true' && still === null ? 0 : 1);
JS
node run.mjs "$browser"
