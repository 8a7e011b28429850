/** Credentials entered in the header's login, handed over to the login form: in memory, read once. */
export interface LoginHandoff {
  readonly username: string;
  /** '' without a password. */
  readonly password: string;
}

let typed: LoginHandoff | undefined;

export function setLoginHandoff(login: LoginHandoff): void {
  typed = login;
}

/** Returns the credentials and clears them. */
export function takeLoginHandoff(): LoginHandoff | undefined {
  const login = typed;
  typed = undefined;
  return login;
}
