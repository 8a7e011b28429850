import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { noParameters } from './shapes.ts';

/** `type` of the path that leads to the chat (spec, section 3). */
export const CHAT_PATH_TYPE = '3';

/** Where customer service is. Each `path` is ciphertext with its own 8-character key at its end: obfuscation, not secrecy. */
export const customerService = defineCall({
  name: 'customerService',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  moduleId: 'COMM3',
  auth: 'optional',
  request: noParameters,
  response: v.object({ version: v.object({ pathList: v.array(v.object({ type: v.string(), path: v.string() })) }) }),
});
