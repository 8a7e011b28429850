/**
 * Cascade order, first to last: a later layer wins whatever the selectors say, so load order never decides how a page
 * looks. A skin's variables come last. Named after the kit, so that they do not meet the layers of another.
 */
export const layerOrder = ['pf-reset', 'pf-tokens', 'pf-components', 'pf-site', 'pf-skin'] as const;
