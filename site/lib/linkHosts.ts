/** A merchant's config of link targets. */
export interface LinkHosts {
  readonly domains: readonly string[];
  readonly links?: { readonly hosts: readonly string[] } | undefined;
}

/** External hosts that links may open: the merchant's domains and the listed hosts. */
export function linkHosts({ domains, links }: LinkHosts): readonly string[] {
  return [...domains, ...(links?.hosts ?? [])];
}
