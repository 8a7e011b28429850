import { defineCall } from './defineCall.ts';
import { noParameters, nothing } from './shapes.ts';

/** Ends the session; a session that is already gone is no error. */
export const logout = defineCall({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  moduleId: 'COMM3',
  auth: 'optional',
  request: noParameters,
  response: nothing,
});
