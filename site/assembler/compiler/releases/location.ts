/** Where releases are: a folder, or a bucket of an S3-compatible store with a broker that says when to look. */
import { resolve } from 'node:path';
import { ReleaseError } from './artefacts.ts';
import { openReleases, releasesIn, type Releases } from './releases.ts';

/** A part of a bucket, and who may use it. */
export interface Bucket {
  readonly name: string;
  /** Folder in the bucket, without slashes at its ends; may be empty. */
  readonly prefix: string;
  /** Address of the bucket. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Address of a Redis or Valkey that passes on that something was released. */
  readonly broker?: string;
}

/** The path of a folder, or a bucket. */
export type ReleasesLocation = string | Bucket;

/** What AWS itself assumes without AWS_REGION. */
const REGION = 'us-east-1';

/**
 * Reads `CONFIG_RELEASES` or `--releases`. What else a bucket needs comes from the environment, by the names of AWS's tools.
 * @throws ReleaseError that names the variable, and never shows a secret
 */
export function readLocation(text: string, env: NodeJS.ProcessEnv): ReleasesLocation {
  if (!text.includes('://')) return resolve(text);
  const [, name, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+[a-z0-9])(?:\/([\w./-]*))?$/.exec(text) ?? [];
  if (name === undefined) throw new ReleaseError(`Releases are at "${text}"; expected a folder, or s3://bucket/prefix.`);
  const [accessKeyId, secretAccessKey] = [env['AWS_ACCESS_KEY_ID'], env['AWS_SECRET_ACCESS_KEY']];
  if (!accessKeyId || !secretAccessKey)
    throw new ReleaseError(`${text} needs a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.`);
  const region = env['AWS_REGION'] || REGION;
  const broker = brokerFrom(env['RELEASES_BROKER']);
  return {
    name,
    prefix: prefix.split('/').filter(Boolean).join('/'),
    url: urlOf(name, region, env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL']),
    region,
    accessKeyId,
    secretAccessKey,
    ...(broker !== undefined && { broker }),
  };
}

/** Imported on demand: with a folder, neither client is loaded. */
export async function openReleasesAt(location: ReleasesLocation): Promise<Releases> {
  if (typeof location === 'string') return openReleases(location);
  const [{ bucketStorage }, { cachedStorage }] = await Promise.all([import('./bucket.ts'), import('./cachedStorage.ts')]);
  const releases = releasesIn(cachedStorage(bucketStorage(location)));
  const { broker } = location;
  if (broker !== undefined) releases.onMove(async () => (await import('./broker.ts')).announce(broker, location));
  return releases;
}

/** By host at AWS itself; other stores all know buckets by path. */
function urlOf(name: string, region: string, endpoint: string | undefined): string {
  if (endpoint === undefined)
    return name.includes('.') ? `https://s3.${region}.amazonaws.com/${name}` : `https://${name}.s3.${region}.amazonaws.com`;
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new ReleaseError(`AWS_ENDPOINT_URL_S3 or AWS_ENDPOINT_URL is "${endpoint}"; expected an address like https://s3.example.`);
  return `${endpoint.replace(/\/+$/, '')}/${name}`;
}

/** May have a password in it, so that it is not repeated. */
function brokerFrom(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url))
    throw new ReleaseError('RELEASES_BROKER is not an address like redis://broker.example:6379.');
  return url;
}
