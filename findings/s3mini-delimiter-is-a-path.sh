#!/bin/sh
# s3mini's `listObjects(delimiter, prefix)` never sends the delimiter: it asks for all keys in any depth, and another delimiter than `/` becomes the path.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund s3mini@1.0.2
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { S3mini } from 's3mini';

const asked = [];
const server = createServer((request, response) => {
  asked.push(new URL(request.url, 'http://store.example'));
  response.setHeader('Content-Type', 'application/xml').end('<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>0</KeyCount></ListBucketResult>');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${server.address().port}/bucket`;
const store = new S3mini({ accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1', endpoint });
for (const delimiter of ['/', '-']) await store.listObjects(delimiter, 'photos/');
server.close();
const [slash, dash] = asked;
for (const [name, { pathname, searchParams }] of Object.entries({ slash, dash }))
  console.log(`${name}: path ${pathname}, prefix ${searchParams.get('prefix')}, delimiter ${searchParams.get('delimiter')}`);
const isSo = [slash, dash].every((url) => url.searchParams.get('prefix') === 'photos/' && url.searchParams.get('delimiter') === null);
process.exit(isSo && dash.pathname.endsWith('-') ? 0 : 1);
JS
node run.mjs
