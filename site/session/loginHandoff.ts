/** What was typed into the header's login, on its way to the login form: held in memory, and taken once. */
export interface LoginHandoff {
  readonly username: string;
  /** '' where only the name was. */
  readonly password: string;
}

let typed: LoginHandoff | undefined;

export function setLoginHandoff(login: LoginHandoff): void {
  typed = login;
}

/** What was typed, for whoever asks first. */
export function takeLoginHandoff(): LoginHandoff | undefined {
  const login = typed;
  typed = undefined;
  return login;
}
