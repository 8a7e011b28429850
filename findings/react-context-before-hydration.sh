#!/bin/sh
# A Suspense boundary of a server's HTML whose code has not come yet keeps its elements, until a context above it changes: then React
# throws them away and renders the boundary in the browser. Neither `onRecoverableError` nor the development build's console says so.
# The same change in a transition keeps them.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 jsdom@27.4.0
cat > run.mjs <<'JS'
import { JSDOM } from 'jsdom';
import { createContext, createElement as h, startTransition, Suspense, use, useContext, useState } from 'react';
import { renderToString } from 'react-dom/server';

const { window } = new JSDOM('');
Object.assign(globalThis, { window, document: window.document, navigator: window.navigator });
const { hydrateRoot } = await import('react-dom/client');

const Words = createContext('');
const said = [];
console.error = (...words) => said.push(words.join(' '));

/** Whether the server's element is still there once its code has come. */
async function keeps(change) {
  let arrive;
  const code = new Promise((resolve) => (arrive = resolve));
  let say;
  const Late = ({ wait }) => {
    if (wait) use(wait);
    return h('b', null, useContext(Words).length > 0 ? 'late' : '');
  };
  const App = ({ wait }) => {
    const [words, setWords] = useState('before');
    say = setWords;
    return h(Words, { value: words }, h(Suspense, { fallback: 'waiting' }, h(Late, { wait })));
  };
  const root = window.document.body.appendChild(window.document.createElement('div'));
  root.innerHTML = renderToString(h(App, {}));
  const element = root.querySelector('b');
  hydrateRoot(root, h(App, { wait: code }), { onRecoverableError: (error) => said.push(String(error)) });
  const rest = () => new Promise((resolve) => setTimeout(resolve, 50));
  await rest();
  change(() => say('after'));
  await rest();
  arrive();
  await rest();
  return root.querySelector('b') === element;
}

const results = { unchanged: await keeps(() => {}), changed: await keeps((run) => run()), inTransition: await keeps(startTransition) };
console.log('keeps the element:', results, 'said:', said);
process.exit(results.unchanged && !results.changed && results.inTransition && said.length === 0 ? 0 : 1);
JS
node run.mjs
