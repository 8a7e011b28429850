import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

import { readLocation } from './location.ts';

const KEY = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

describe('where releases are', () => {
  it('[OPS-3] is a folder unless a bucket is named', () => {
    expect(readLocation('/srv/releases', KEY)).toBe('/srv/releases');
    expect(readLocation('releases', {})).toBe(resolve('releases'));
  });

  it.each([
    ['s3://brands/live', {}, { name: 'brands', prefix: 'live', url: 'https://brands.s3.us-east-1.amazonaws.com', region: 'us-east-1' }],
    ['s3://brands', { AWS_REGION: 'eu-west-1' }, { prefix: '', url: 'https://brands.s3.eu-west-1.amazonaws.com', region: 'eu-west-1' }],
    ['s3://my.brands/a/b/', {}, { prefix: 'a/b', url: 'https://s3.us-east-1.amazonaws.com/my.brands' }],
    ['s3://brands/live', { AWS_ENDPOINT_URL: 'http://127.0.0.1:9000/' }, { url: 'http://127.0.0.1:9000/brands' }],
    [
      's3://brands',
      { AWS_ENDPOINT_URL: 'https://one.example', AWS_ENDPOINT_URL_S3: 'https://two.example' },
      { url: 'https://two.example/brands' },
    ],
    ['s3://brands', { RELEASES_BROKER: 'rediss://:word@broker.example' }, { broker: 'rediss://:word@broker.example' }],
  ])('[OPS-3] is the bucket of %s with %j', (text, env, bucket) => {
    expect(readLocation(text, { ...KEY, ...env })).toMatchObject(bucket);
  });

  it.each([
    ['s3://brands', { AWS_SECRET_ACCESS_KEY: '' }, 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    ['s3://Brands/live', {}, 'expected a folder, or s3://bucket/prefix'],
    ['gs://brands', {}, 'expected a folder, or s3://bucket/prefix'],
    ['s3://brands', { AWS_ENDPOINT_URL: 's3.example' }, 'expected an address like https://s3.example'],
    ['s3://brands', { RELEASES_BROKER: ':word@broker.example' }, 'RELEASES_BROKER is not an address like redis://broker.example:6379'],
  ])('[OPS-3] is refused in words: %s with %j', (text, env, said) => {
    const read = () => readLocation(text, { ...KEY, ...env });
    expect(read).toThrow(said);
    expect(read).not.toThrow('word@');
  });
});
