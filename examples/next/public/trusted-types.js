// Turbopack loads code on demand by plain URLs. Allowed are the files of this build, and nothing else.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).href.startsWith(`${location.origin}/_next/static/`) ? url : null),
});
