import { setTimeout as wait } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import { StorageError } from './artefacts.ts';
import type { Bucket } from './location.ts';
import type { Storage } from './storage.ts';

/** Of a request; a server goes on with what it has meanwhile. */
const TIMEOUT_MS = 20_000;

/** A store may answer 409 to writers of one moment without letting either win. */
const ATTEMPTS = 5;
const PAUSE_MS = 100;

/** The object is created, or the request refused with 412. Sent as any header, though the client's types list others. */
const IF_ABSENT = { 'If-None-Match': '*' };

/**
 * Objects of a bucket.
 * @throws StorageError in all that it does, with what to look at
 */
export function bucketStorage(bucket: Bucket): Storage {
  const { url: endpoint, region, accessKeyId, secretAccessKey, prefix } = bucket;
  const client = new S3mini({ accessKeyId, secretAccessKey, endpoint, region, requestAbortTimeout: TIMEOUT_MS });
  const root = prefix && `${prefix}/`;
  /** Whether the store is known to refuse a second object of a name. */
  let refusesSecond = false;

  const put = async (path: string, text: string): Promise<boolean> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.putObject(root + path, text, 'application/json', undefined, IF_ABSENT);
        return true;
      } catch (error) {
        const status = error instanceof S3ServiceError ? error.status : 0;
        if (status === 412) return false;
        if (status !== 409 || attempt === ATTEMPTS) throw storageError(bucket, error);
      }
      await wait(PAUSE_MS * attempt);
    }
  };

  return {
    async list(folder) {
      const below = folder && `${folder}/`;
      const objects = await client.listObjects('/', root + below).catch((error: unknown) => {
        throw storageError(bucket, error);
      });
      if (objects === null) throw noBucket(bucket);
      return objects.map(({ Key }) => Key.slice(root.length)).toSorted();
    },
    async read(path) {
      const text = await client.getObject(root + path).catch((error: unknown) => {
        throw storageError(bucket, error);
      });
      return text ?? undefined;
    },
    async create(path, text) {
      const isCreated = await put(path, text);
      if (isCreated && !refusesSecond && (await put(path, text)))
        throw new StorageError(
          `${endpoint} ignores conditional writes (If-None-Match), so that two releases at once undo each other: use a store that has them.`,
        );
      refusesSecond = true;
      return isCreated;
    },
  };
}

const noBucket = ({ name, url }: Bucket): StorageError =>
  new StorageError(`There is no bucket ${name} at ${url}: create it, or correct CONFIG_RELEASES.`);

/** The client's error has the signed request in it, so that it is not passed on. */
function storageError(bucket: Bucket, error: unknown): StorageError {
  const { name, url } = bucket;
  if (error instanceof S3ServiceError) {
    const { status, serviceCode = '' } = error;
    const answer = `${status} ${serviceCode}`.trim();
    if (serviceCode === 'NoSuchBucket') return noBucket(bucket);
    if (status === 401 || status === 403)
      return new StorageError(
        `${url} refuses the key (${answer}): check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and the key's rights to ${name}.`,
      );
    if (status < 500) return new StorageError(`${url} refuses the request (${answer}): check AWS_REGION and AWS_ENDPOINT_URL_S3.`);
    return new StorageError(`${url} fails (${answer}): try again when the store is well.`);
  }
  return new StorageError(`${url} does not answer (${causeOf(error)}): check AWS_ENDPOINT_URL_S3 and whether the store runs.`);
}

function causeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code: unknown = Reflect.get(at, 'code');
    if (typeof code === 'string') return code;
    if (at.name === 'TimeoutError') return 'timeout';
  }
  return 'no connection';
}
