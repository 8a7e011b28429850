/**
 * Cascade order, first to last: a later layer wins regardless of selectors, so load order never affects a page's look.
 * A skin's variables come last. Prefixed, so that they do not collide with the layers of another library.
 */
export const layerOrder = ['pf-reset', 'pf-tokens', 'pf-components', 'pf-site', 'pf-skin'] as const;
