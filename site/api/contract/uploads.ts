import * as v from 'valibot';
import { defineCall } from './defineCall.ts';

/** Greatest size of one image, in bytes (spec, section 9: 5 MB). */
export const LARGEST_IMAGE = 5 * 1024 * 1024;

/** An image to go with a form: sent on choosing, taken by the form with its id. Unused ones are dropped after a day, and where a member has sent many since. */
export const uploadImage = defineCall({
  name: 'uploadImage',
  method: 'POST',
  path: '/wps/member/upload',
  moduleId: 'UPLOAD3',
  auth: 'member',
  realAccount: true,
  bytes: true,
  request: v.instance(Blob),
  response: v.object({ uploadId: v.string() }),
});
