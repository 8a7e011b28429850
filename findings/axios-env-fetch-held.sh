#!/bin/sh
# axios holds on to each function that an instance gets as `env.fetch`, and all that it closes over, also once the instance is gone.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund axios@1.21.1
cat > run.mjs <<'JS'
import { setTimeout as sleep } from 'node:timers/promises';
import axios from 'axios';

const COUNT = 200;
const heldBy = async (ask) => {
  const given = [];
  for (let number = 0; number < COUNT; number += 1) {
    const answer = async () => Response.json({ number });
    given.push(new WeakRef(answer));
    await ask(answer);
  }
  await sleep(50);
  globalThis.gc();
  await sleep(50);
  globalThis.gc();
  return given.filter((one) => one.deref() !== undefined).length;
};
const byEnv = await heldBy((fetch) => axios.create({ adapter: 'fetch', env: { fetch } }).get('http://a.example/'));
const byAdapter = await heldBy((fetch) =>
  axios.create({ adapter: async (config) => ({ config, status: 200, data: await (await fetch()).json() }) }).get('http://a.example/'),
);
console.log(`of ${COUNT} functions, after a collection: ${byEnv} given as env.fetch are held, ${byAdapter} given within an adapter`);
process.exit(byEnv === COUNT && byAdapter < COUNT / 10 ? 0 : 1);
JS
node --expose-gc run.mjs
