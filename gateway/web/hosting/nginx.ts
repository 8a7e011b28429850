import { LARGEST_BODY } from '../parts.ts';
import { CALL_PREFIXES } from '../platform.ts';
import type { ProxyHost } from './host.ts';
import { headersAt, NOT_FOUND_FILE, type Headers, type HostedSite } from './hostedSite.ts';

/** nginx compresses by type, and only HTML by default. */
const TEXT_TYPES = 'text/css text/plain text/javascript application/javascript application/json application/manifest+json image/svg+xml';

/** An nginx string: `$` begins a variable there and never occurs in the headers (`policy.ts`). */
const text = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => (line === '' ? '' : `    ${line}`));

const block = (name: string, lines: readonly string[]): readonly string[] => [`${name} {`, ...indented(lines), '}'];

/** @param always whether error responses have them, too */
const headerLines = (headers: Headers, always = ''): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${text(value)}${always};`);

/** Client address and host, replacing the client's own forwarding headers. */
const forwarded = (host: string): readonly string[] => [
  `proxy_set_header Host ${host};`,
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_set_header X-Forwarded-Host $host;',
];

/** A path pattern in nginx syntax: `^~` for a prefix, `=` for an exact path. */
const matching = (path: string): string => (path.endsWith('*') ? `^~ ${text(path.slice(0, -1))}` : `= ${text(path)}`);

function calls(platform: string | undefined): readonly string[] {
  if (platform === undefined) return [];
  return CALL_PREFIXES.flatMap((prefix) =>
    block(`location ^~ ${prefix}/`, [
      `proxy_pass ${platform};`,
      'proxy_http_version 1.1;',
      'proxy_ssl_server_name on;',
      ...forwarded(new URL(platform).host),
    ]),
  );
}

function files(site: HostedSite): readonly string[] {
  const special = site.rules.filter(({ path }) => path !== '/*');
  return [
    ...special.flatMap(({ path, headers }) =>
      block(`location ${matching(path)}`, [...headerLines(headers), `try_files ${text(site.pages.get(path) ?? '$uri')} =404;`]),
    ),
    ...block('location /', [
      ...headerLines(headersAt(site, '/')),
      'try_files $uri =404;',
      ...[...site.pages]
        .filter(([address]) => !special.some(({ path }) => path === address))
        .map(([address, file]) => `location = ${text(address)} { try_files ${text(file)} =404; }`),
    ]),
    ...block(`location = ${NOT_FOUND_FILE}`, ['internal;', ...headerLines(site.missing, ' always')]),
  ];
}

/** The start of every server block: names, certificate placeholders, and the body size limit for uploads. */
function serving(domains: readonly string[], name: string): readonly string[] {
  return [
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
    `server_name ${domains.join(' ')};`,
    `ssl_certificate /etc/ssl/${name}.crt; # fill in`,
    `ssl_certificate_key /etc/ssl/${name}.key; # fill in`,
    'server_tokens off;',
    `client_max_body_size ${LARGEST_BODY / 1024 / 1024}m;`,
  ];
}

const overHttps = (domains: readonly string[]): readonly string[] =>
  block('server', ['listen 80;', 'listen [::]:80;', `server_name ${domains.join(' ')};`, 'return 301 https://$host$request_uri;']);

const written = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** nginx 1.22 or newer: a file for the folder that is included in `http` (Debian: `/etc/nginx/sites-enabled/`). */
export const nginx: ProxyHost = {
  files: (site) => [
    {
      name: 'nginx.conf',
      content: written([
        `# The site of ${site.merchant}. Copy public/ to the folder of "root", fill in the certificate, include this file in "http".`,
        ...overHttps(site.domains),
        '',
        ...block('server', [
          ...serving(site.domains, site.merchant),
          `root /var/www/${site.merchant}; # fill in`,
          `error_page 404 ${NOT_FOUND_FILE};`,
          'charset utf-8;',
          `charset_types ${TEXT_TYPES};`,
          'gzip on;',
          'gzip_vary on;',
          `gzip_types ${TEXT_TYPES};`,
          '',
          ...calls(site.platform),
          ...block('location = /manifest.webmanifest', [
            ...headerLines(headersAt(site, '/manifest.webmanifest')),
            'types {}',
            'default_type application/manifest+json;',
          ]),
          ...files(site),
        ]),
      ]),
    },
  ],
  limits: () => [],
  proxy: (domains) => ({
    name: 'proxy.nginx.conf',
    content: written([
      '# In front of `TRUST_PROXY=1 npm start`. Fill in the certificate, include this file in "http".',
      ...overHttps(domains),
      '',
      ...block('server', [
        ...serving(domains, 'playfront'),
        '',
        ...block('location /', ['proxy_pass http://127.0.0.1:8080;', 'proxy_http_version 1.1;', ...forwarded('$host')]),
      ]),
    ]),
  }),
};
