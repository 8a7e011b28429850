/** Contents of a merchant's site, from `rules.json`. */
export interface WorkerRules {
  /** The file of each URL path that has a page. */
  readonly pages: Readonly<Record<string, string>>;
  /** The first matching rule has all headers of a file; `*` occurs at the end only. */
  readonly rules: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[];
  /** Headers of the page for every other path. */
  readonly missing: Readonly<Record<string, string>>;
  /** Origin of the platform; `null` if there is none. */
  readonly platform: string | null;
  /** Path prefixes of the platform's calls. */
  readonly prefixes: readonly string[];
}

interface Environment {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/** Whether a rule's path pattern matches a URL path. */
export const fits = (path: string, address: string): boolean =>
  path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;

/**
 * Serves a merchant's site on Cloudflare: the files of `public/` with their headers, and proxied calls. Bodies are
 * streamed, not buffered.
 */
export function serveSite({ pages, rules, missing, platform, prefixes }: WorkerRules) {
  return {
    async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
      const url = new URL(request.url);
      if (platform !== null && prefixes.some((prefix) => url.pathname.startsWith(`${prefix}/`))) return passOn(request, url, platform);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });

      const file = new Map(Object.entries(pages)).get(url.pathname) ?? url.pathname;
      const found = await ASSETS.fetch(new Request(new URL(file, url), request));
      if (found.status !== 404) return answer(found, found.status, rules.find(({ path }) => fits(path, url.pathname))?.headers ?? {});
      await found.body?.cancel();
      return answer(await ASSETS.fetch(new Request(new URL('/404.html', url))), 404, missing);
    },
  };
}

function answer({ body, headers: own }: Response, status: number, ruled: Readonly<Record<string, string>>): Response {
  const headers = new Headers(own);
  for (const [name, value] of Object.entries(ruled)) headers.set(name, value);
  return new Response(body, { status, headers });
}

/** Proxies a call with client address and host, replacing the client's own forwarding headers. */
function passOn(request: Request, url: URL, origin: string): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('X-Forwarded-For', request.headers.get('CF-Connecting-IP') ?? '');
  headers.set('X-Forwarded-Proto', url.protocol.slice(0, -1));
  headers.set('X-Forwarded-Host', url.host);
  return fetch(new Request(new URL(url.pathname + url.search, origin), new Request(request, { headers, redirect: 'manual' })));
}
