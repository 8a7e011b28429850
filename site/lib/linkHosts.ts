/** What a merchant's config says of where links may lead. */
export interface LinkHosts {
  readonly domains: readonly string[];
  readonly links?: { readonly hosts: readonly string[] } | undefined;
}

/** Hosts that links from outside may open: the merchant's own domains and those that it lists. */
export function linkHosts({ domains, links }: LinkHosts): readonly string[] {
  return [...domains, ...(links?.hosts ?? [])];
}
