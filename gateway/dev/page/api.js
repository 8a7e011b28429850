/** The viewer is read-only: a browser cannot seal bodies here, and nothing is sent to an online validator. */
globalThis.SwaggerUIBundle({
  url: '/dev/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  docExpansion: 'none',
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
