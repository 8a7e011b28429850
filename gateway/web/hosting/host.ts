import type { HostedSite } from './hostedSite.ts';

/** A file of a host's configuration, to stand beside `public/`. */
export interface HostFile {
  readonly name: string;
  readonly content: string;
}

/** A kind of host, and the form in which it wants to be told about a site. */
export interface Host {
  readonly files: (site: HostedSite) => readonly HostFile[];
  /** What this host cannot do for this site, a sentence each. */
  readonly limits: (site: HostedSite) => readonly string[];
}

/** A web server that may also stand in front of `npm start`. */
export interface ProxyHost extends Host {
  /**
   * Its configuration as a proxy for all merchants at once.
   * @param domains every host name that a merchant serves
   */
  readonly proxy: (domains: readonly string[]) => HostFile;
}
