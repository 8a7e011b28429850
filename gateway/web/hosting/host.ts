import type { HostedSite } from './hostedSite.ts';

/** A file of a host's configuration, beside `public/`. */
export interface HostFile {
  readonly name: string;
  readonly content: string;
}

/** A kind of host, and its configuration format. */
export interface Host {
  readonly files: (site: HostedSite) => readonly HostFile[];
  /** What this host cannot do for this site, one sentence each. */
  readonly limits: (site: HostedSite) => readonly string[];
}

/** A web server that can also be a reverse proxy for `npm start`. */
export interface ProxyHost extends Host {
  /**
   * Its configuration as a reverse proxy for all merchants at once.
   * @param domains every host name of any merchant
   */
  readonly proxy: (domains: readonly string[]) => HostFile;
}
