import { writeFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';

import type { Origin } from '../ask.ts';
import { freePort } from '../../freePort.ts';
import { npmPrograms, start } from '../../programs.ts';

const WEBSITE = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <IndexDocument><Suffix>index.html</Suffix></IndexDocument>
  <ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`;

/** Sends the objects of `bucket.json` with AWS's own client, then keeps serving them. */
const SERVER = `
const S3rver = require('s3rver');
const { S3Client, PutObjectCommand } = require('@aws-sdk/client-s3');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const [dir, scratch, port] = process.argv.slice(2);
const website = readFileSync(join(scratch, 'website.xml'));
const server = new S3rver({
  port: Number(port), address: '127.0.0.1', directory: join(scratch, 'buckets'), silent: true,
  serviceEndpoint: 'localhost', vhostBuckets: true, configureBuckets: [{ name: 'site.localhost', configs: [website] }],
});
(async () => {
  await server.run();
  const client = new S3Client({
    endpoint: 'http://127.0.0.1:' + port, region: 'us-east-1', forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }, requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  for (const { key, file, contentType, cacheControl } of JSON.parse(readFileSync(join(dir, 'bucket.json'))).objects) {
    const Body = readFileSync(join(dir, 'public', file));
    await client.send(new PutObjectCommand({ Bucket: 'site.localhost', Key: key, Body, ContentType: contentType, CacheControl: cacheControl }));
  }
  require('node:fs').writeFileSync(join(scratch, 'ready'), '');
})();
`;

/** A store that speaks S3 and serves its bucket as a website, filled by the list that the build has written. */
export async function openBucket(dir: string, scratch: string): Promise<Origin> {
  const modules = npmPrograms(['s3rver@3.7.1', '@aws-sdk/client-s3@3.1175.0']);
  const port = await freePort();
  const origin: Origin = { protocol: 'http:', port, name: 'site.localhost' };
  writeFileSync(join(scratch, 'website.xml'), WEBSITE);
  writeFileSync(join(scratch, 'server.cjs'), SERVER);
  await start({
    program: process.execPath,
    args: [join(scratch, 'server.cjs'), dir, scratch, String(port)],
    cwd: scratch,
    env: { NODE_PATH: join(modules, 'node_modules') },
    // Written when all objects are there.
    isUp: () => access(join(scratch, 'ready')),
  });
  return origin;
}
