import { CALL_PREFIXES } from '../platform.ts';
import { typeOf } from '../siteFiles.ts';
import type { Host } from './host.ts';
import { headersAt, NOT_FOUND_FILE, type HostedSite } from './hostedSite.ts';

/** An object of the bucket with its metadata. */
interface BucketObject {
  readonly key: string;
  /** Below `public/`. */
  readonly file: string;
  readonly contentType: string;
  readonly cacheControl: string;
}

/** The bucket's index document for `/`. */
const INDEX = '/index.html';

/** A bucket supports neither aliases nor omitted file extensions: each URL with a page is a separate object. */
function objectsOf(site: HostedSite): readonly BucketObject[] {
  const pageFiles = new Set(site.pages.values());
  const others = site.files.filter((file) => !pageFiles.has(file)).map((file): [string, string] => [file, file]);
  const pages = [...site.pages].filter(([address]) => address !== '/' && address !== INDEX);
  return [[INDEX, INDEX] as const, ...pages, ...others].map(([address, file]) => ({
    key: address.slice(1),
    file: file.slice(1),
    contentType: typeOf(file),
    cacheControl: (file === NOT_FOUND_FILE ? site.missing : headersAt(site, address))['Cache-Control'] ?? '',
  }));
}

/** A bucket of any S3-compatible store that serves websites: each object with its key, type and caching. */
export const bucket: Host = {
  files: (site) => [
    {
      name: 'bucket.json',
      content: `${JSON.stringify({ index: INDEX.slice(1), error: NOT_FOUND_FILE.slice(1), objects: objectsOf(site) }, null, 2)}\n`,
    },
  ],
  limits: () => [
    'A bucket sends no header of ours but type and caching: without a CDN in front that adds the headers of the other hosts, pages have no policy.',
    `A bucket passes no calls on: the CDN must send ${CALL_PREFIXES.map((prefix) => `${prefix}/*`).join(', ')} to the platform, or the site has no games and no login.`,
  ],
};
