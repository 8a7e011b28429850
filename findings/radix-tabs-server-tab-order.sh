#!/bin/sh
# Radix Tabs rendered on a server: no tab can be reached by the Tab key until the page hydrates, the selected one included.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 @radix-ui/react-tabs@1.2.1
cat > run.mjs <<'JS'
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import * as Tabs from '@radix-ui/react-tabs';

const html = renderToString(
  h(Tabs.Root, { defaultValue: 'slots' },
    h(Tabs.List, null, h(Tabs.Trigger, { value: 'slots' }, 'Slots'), h(Tabs.Trigger, { value: 'live' }, 'Live')),
    h(Tabs.Content, { value: 'slots' }, 'Here')));
const found = [...html.matchAll(/<(?:div|button)[^>]*role="(tablist|tab)"[^>]*>/g)].map(([tag, role]) => `${role} ${/tabindex="(-?\d)"/.exec(tag)?.[1]}`);
console.log(found.join(', '));
process.exit(found.join() === 'tablist -1,tab -1,tab -1' ? 0 : 1);
JS
node run.mjs
