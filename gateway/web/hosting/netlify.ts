import type { Host } from './host.ts';
import { fileOf, headersAt, type Headers, type HostedSite } from './hostedSite.ts';
import { CALL_PREFIXES } from '../platform.ts';

/** A TOML string; for these values, TOML escapes as JSON does. */
const text = (value: string): string => JSON.stringify(value);

function redirect(from: string, to: string): string {
  // `force`, since the path may also be a file of the site.
  return [`[[redirects]]`, `from = ${text(from)}`, `to = ${text(to)}`, 'status = 200', 'force = true', ''].join('\n');
}

/** A page's URL without the file extension, as Netlify serves it. */
const addressOf = (file: string): string => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''));

function redirectsOf({ pages, platform }: HostedSite): readonly string[] {
  const calls = platform === undefined ? [] : CALL_PREFIXES.map((prefix) => redirect(`${prefix}/*`, `${platform}${prefix}/:splat`));
  const aliases = [...pages].filter(([address, file]) => file !== fileOf(address) && file !== address);
  return [...calls, ...aliases.map(([address, file]) => redirect(address, addressOf(file)))];
}

/**
 * Netlify combines the headers of every matching rule. So the rule for all paths leaves caching to Netlify's default,
 * revalidation, and the others contain only differences.
 */
function headersOf(site: HostedSite): readonly string[] {
  const { 'Cache-Control': _, ...everywhere } = headersAt(site, '/');
  const differing = site.rules.flatMap(({ path, headers }) => {
    const own = Object.entries(headers).filter(([name, value]) => everywhere[name] !== value);
    // A document's rule applies to both of its URLs.
    const paths = site.pages.has(path) ? [path, `${path}.html`] : [path];
    return path === '/*' ? [] : paths.map((one) => headerRule(one, Object.fromEntries(own)));
  });
  return [headerRule('/*', everywhere), ...differing];
}

function headerRule(path: string, headers: Headers): string {
  const values = Object.entries(headers).map(([name, value]) => `${name} = ${text(value)}`);
  return ['[[headers]]', `for = ${text(path)}`, '[headers.values]', ...values, ''].join('\n');
}

/** Netlify: `netlify.toml` beside the folder that it publishes. */
export const netlify: Host = {
  files: (site) => [
    { name: 'netlify.toml', content: ['[build]\npublish = "public"\n', ...redirectsOf(site), ...headersOf(site)].join('\n') },
  ],
  limits: ({ pages }) =>
    [...pages.keys()].some((address) => address.startsWith('/provider/'))
      ? [
          'Netlify may join the policy of a provider’s document with that of the pages, which is stricter: try the providers there before players do.',
        ]
      : [],
};
