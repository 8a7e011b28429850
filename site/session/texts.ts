import { getFixedT, loadNamespaces, type TFunction } from 'i18next';

/** The namespace of everything about who is here. */
export const AUTH_NAMESPACE = 'auth';

/** Its texts, fetched when something is about to be said: most visits never ask for them. */
export async function authTexts(): Promise<TFunction<typeof AUTH_NAMESPACE>> {
  await loadNamespaces(AUTH_NAMESPACE);
  return getFixedT(null, AUTH_NAMESPACE);
}
