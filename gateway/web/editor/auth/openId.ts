import * as client from 'openid-client';

import { newToken, systemRandom, tokenHash, type Database } from '#gateway/api/index.ts';
import type { OpenIdOptions } from '../../options.ts';
import { isLoopback } from '../../options.ts';

/** Path that the provider sends the browser back to. */
export const CALLBACK_PATH = '/sign-in/openid/callback';

/** How long a sign-in at the provider may take. */
export const FLOW_MS = 10 * 60_000;

/** The provider did not admit, or does not answer. */
export class OpenIdError extends Error {}

/** Sign-in by an OpenID provider: authorization code flow with PKCE. */
export interface OpenId {
  /** Returns the provider's address to go to, and the token of this sign-in for the cookie. */
  begin(toPath: string): Promise<{ readonly address: string; readonly token: string }>;
  /**
   * Returns the verified e-mail address, or else the `sub`, of who has signed in there, and where to go on to. Works once.
   * @param callback the whole address that the provider has sent the browser to
   * @throws OpenIdError
   */
  finish(token: string, callback: URL): Promise<{ readonly name: string; readonly toPath: string }>;
}

interface Flow {
  state: string;
  nonce: string;
  verifier: string;
  to_path: string;
}

export function openOpenId({ issuer, clientId, clientSecret }: OpenIdOptions, origin: string, db: Database, now: () => number): OpenId {
  let discovered: Promise<client.Configuration> | undefined;
  const provider = async (): Promise<client.Configuration> => {
    discovered ??= client.discovery(new URL(issuer), clientId, undefined, client.ClientSecretBasic(clientSecret), {
      // A provider on this machine is for trying it out.
      ...(isLoopback(issuer) && { execute: [client.allowInsecureRequests] }),
    });
    try {
      return await discovered;
    } catch (cause) {
      discovered = undefined;
      throw new OpenIdError('The OpenID provider does not answer.', { cause });
    }
  };
  return {
    async begin(toPath) {
      const config = await provider();
      const [state, nonce, verifier, token] = [
        client.randomState(),
        client.randomNonce(),
        client.randomPKCECodeVerifier(),
        newToken(systemRandom),
      ];
      db.run('DELETE FROM openid_flows WHERE started_at <= ?', now() - FLOW_MS);
      db.run(
        'INSERT INTO openid_flows (token_hash, state, nonce, verifier, to_path, started_at) VALUES (?, ?, ?, ?, ?, ?)',
        tokenHash(token),
        state,
        nonce,
        verifier,
        toPath,
        now(),
      );
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: origin + CALLBACK_PATH,
        scope: 'openid email',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { address: address.href, token };
    },
    async finish(token, callback) {
      const flow = db.get<Flow>(
        'DELETE FROM openid_flows WHERE token_hash = ? AND started_at > ? RETURNING state, nonce, verifier, to_path',
        tokenHash(token),
        now() - FLOW_MS,
      );
      if (!flow) throw new OpenIdError('This sign-in has taken too long, or was finished before.');
      const config = await provider();
      try {
        const tokens = await client.authorizationCodeGrant(config, callback, {
          pkceCodeVerifier: flow.verifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new OpenIdError('The provider names no one.');
        return { name: await nameOf(config, tokens.access_token, claims), toPath: flow.to_path };
      } catch (cause) {
        throw new OpenIdError('The OpenID provider has not admitted you.', { cause });
      }
    },
  };
}

/** The claim of an address counts only if the provider has verified it. Many name it on their second page only. */
async function nameOf(config: client.Configuration, accessToken: string, { sub, email, email_verified: isVerified }: client.IDToken) {
  if (typeof email === 'string' && isVerified === true) return email;
  if (config.serverMetadata().userinfo_endpoint === undefined) return sub;
  const info = await client.fetchUserInfo(config, accessToken, sub);
  return info.email !== undefined && info.email_verified === true ? info.email : sub;
}
