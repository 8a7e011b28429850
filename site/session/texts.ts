import type { i18n as I18n, TFunction } from 'i18next';

/** The namespace of texts about sessions and accounts. */
export const AUTH_NAMESPACE = 'auth';

/** Its texts, loaded on demand by what rarely shows any. */
export async function authTexts(i18n: I18n): Promise<TFunction<typeof AUTH_NAMESPACE>> {
  await i18n.loadNamespaces(AUTH_NAMESPACE);
  return i18n.getFixedT(null, AUTH_NAMESPACE);
}
