/**
 * Cascade order, first to last: a later layer wins whatever the selectors say, so load order never decides how a page
 * looks. A skin's variables come last.
 */
export const layerOrder = ['reset', 'tokens', 'components', 'site', 'skin'] as const;
