/** What was typed into the header's login, on its way to the login form: held in memory, and taken once. */
export interface TypedLogin {
  readonly username: string;
  /** '' where only the name was. */
  readonly password: string;
}

let typed: TypedLogin | undefined;

export function offerLogin(login: TypedLogin): void {
  typed = login;
}

/** What was typed, for whoever asks first. */
export function takeLogin(): TypedLogin | undefined {
  const login = typed;
  typed = undefined;
  return login;
}
