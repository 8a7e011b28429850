#!/bin/sh
# A store for tests answers 200 to `If-None-Match: *` on an object that exists, and replaces it, where S3 answers 412.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund s3rver@3.7.1 s3mini@1.0.2
cat > run.mjs <<'JS'
import { createRequire } from 'node:module';
import { S3mini } from 's3mini';

const S3rver = createRequire(import.meta.url)('s3rver');
const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: './data', configureBuckets: [{ name: 'bucket' }] });
const { port } = await server.run();
const endpoint = `http://127.0.0.1:${port}/bucket`;
const store = new S3mini({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1', endpoint });
const statuses = [];
for (const text of ['first', 'second']) {
  const answer = await store.putObject('key', text, 'text/plain', undefined, { 'If-None-Match': '*' });
  statuses.push(answer.status);
}
const text = await store.getObject('key');
console.log(`two conditional writes: ${statuses.join(', ')}; the object says: ${text}`);
await server.close();
process.exit(statuses.join() === '200,200' && text === 'second' ? 0 : 1);
JS
node run.mjs
