import { createClient, type CallContext, type Client } from '#site/api/client.ts';
import type { Call } from '#site/api/contract/defineCall.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { CallError } from '#site/api/errors.ts';
import { words } from '../words.ts';

/**
 * A client that only looks: what visitors may read is read from the gateway; what needs a session, or would change
 * anything, is refused here, as a gateway refuses who is not logged in. Whoever is shown is made up, so no refusal ends
 * their session.
 */
export function lookingClient(context: CallContext): Client {
  const client = createClient({ ...context, token: () => null, onSessionLost: () => {} });
  return {
    keepsNothing: true,
    call: (row, input, options) => (isForVisitors(row) ? client.call(row, input, options) : Promise.reject(refusal(row))),
  };
}

const isForVisitors = ({ method, auth }: Call): boolean => method === 'GET' && auth !== 'member';

function refusal({ name }: Call): CallError {
  return new CallError({ call: name, kind: 'refused', code: ERROR_CODE.notLoggedIn, serverMessage: words.refused });
}
