import { CALL_PREFIXES } from '../platform.ts';
import type { ProxyHost } from './host.ts';
import { NOT_FOUND_FILE, type Headers, type HostedSite } from './hostedSite.ts';

/** A Caddyfile string; `{` begins a placeholder there and never occurs in the headers (`policy.ts`). */
const text = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

const block = (name: string, lines: readonly string[]): readonly string[] => [`${name} {`, ...lines.map((line) => `\t${line}`), '}'];

const header = (headers: Headers): readonly string[] =>
  block(
    'header',
    Object.entries(headers).map(([name, value]) => `${name} ${text(value)}`),
  );

/** Prevents redirects of files to a shorter URL. */
const FILE_SERVER = block('file_server', ['disable_canonical_uris']);

function calls(platform: string | undefined): readonly string[] {
  if (platform === undefined) return [];
  return CALL_PREFIXES.flatMap((prefix) =>
    block(`handle ${prefix}/*`, block(`reverse_proxy ${platform}`, ['header_up Host {upstream_hostport}'])),
  );
}

function files({ pages, rules, missing }: HostedSite): readonly string[] {
  return [
    ...block('map {path} {site_file}', [...[...pages].map(([address, file]) => `${text(address)} ${text(file)}`), 'default {path}']),
    ...rules.flatMap(({ path, headers }) =>
      block(path === '/*' ? 'handle' : `handle ${path}`, [
        'rewrite * {site_file}',
        ...header(headers),
        ...(path === '/*' ? ['header /manifest.webmanifest Content-Type application/manifest+json'] : []),
        ...FILE_SERVER,
      ]),
    ),
    ...block('handle_errors', [
      '@missing expression {err.status_code} == 404',
      ...block('handle @missing', [`rewrite * ${NOT_FOUND_FILE}`, ...header(missing), ...FILE_SERVER]),
    ]),
  ];
}

const written = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** Caddy 2.6 or newer. It obtains certificates by itself and forwards client address and host. */
export const caddy: ProxyHost = {
  files: (site) => [
    {
      name: 'Caddyfile',
      content: written([
        `# The site of ${site.merchant}. Copy public/ to the folder of "root".`,
        ...block(site.domains.join(', '), [
          `root * /var/www/${site.merchant}`,
          'encode zstd gzip',
          ...calls(site.platform),
          ...files(site),
        ]),
      ]),
    },
  ],
  limits: () => [],
  proxy: (domains) => ({
    name: 'proxy.Caddyfile',
    content: written(['# In front of `TRUST_PROXY=1 npm start`.', ...block(domains.join(', '), ['reverse_proxy 127.0.0.1:8080'])]),
  }),
};
