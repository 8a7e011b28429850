/**
 * `npm run operators`: the file of those who may sign in to the editor on a host of its own (`EDITOR_OPERATORS`).
 * `npm run operators -- help` says what it can do.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { Secret } from 'otpauth';
import { encodeQR } from 'qr';

import { authenticatorOf, hashPassword, PASSWORD_COST } from '#gateway/api/index.ts';
import {
  EditorSetupError,
  entryOf,
  readOperators,
  writeOperators,
  type OperatorEntry,
  type OperatorsFile,
} from '#gateway/web/editor/auth/operatorsFile.ts';
import { ROLES } from '#site/editor/protocol.ts';

const HELP = `Usage: npm run operators -- <command>
  list                                    names and roles
  set <name> --role <merchant>=<role> …   adds an operator, or changes the roles; "*" is every merchant,
                                          roles are ${ROLES.join(', ')}. With an OpenID provider the
                                          name is the verified e-mail address, or the "sub"
  password <name>                         asks for a password, and shows the key of the authenticator app
  remove <name>                           ends their sessions too
  --file <path>                           instead of EDITOR_OPERATORS`;

/** As OWASP has it for accounts with a second factor and room to spare. */
const SHORTEST_PASSWORD = 12;
/** Length of SHA-1's output, which apps expect (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** The command line is not one of `HELP`. */
class CommandError extends Error {}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError || error instanceof EditorSetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { file: { type: 'string' }, role: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  });
  const [command, name] = positionals;
  if (command === undefined || command === 'help') return console.log(HELP);
  const path = values.file ?? process.env['EDITOR_OPERATORS'];
  if (!path) throw new CommandError('Say which file: --file <path>, or EDITOR_OPERATORS in the environment.');
  const file: OperatorsFile = existsSync(path) ? await readOperators(path) : { v: 1, operators: {} };
  if (command === 'list') return list(file);
  if (name === undefined) throw new CommandError(HELP);
  const known = entryOf(file, name);
  const put = (entry: OperatorEntry) => writeOperators(path, { ...file, operators: { ...file.operators, [name]: entry } });
  switch (command) {
    case 'set':
      return put({ ...known, roles: rolesOf(values.role) });
    case 'password':
      if (!known) throw new CommandError(`There is no operator ${name}. Add them first: set ${name} --role …`);
      return put({ ...known, ...(await newCredentials(name)) });
    case 'remove': {
      const { [name]: _, ...operators } = file.operators;
      return writeOperators(path, { ...file, operators });
    }
    default:
      throw new CommandError(HELP);
  }
}

function list({ operators }: OperatorsFile): void {
  for (const [name, { roles, password }] of Object.entries(operators)) {
    const at = Object.entries(roles).map(([merchant, role]) => `${merchant}=${role}`);
    console.log(`${name}  ${at.join(' ')}  ${password === undefined ? 'OpenID' : 'password'}`);
  }
}

function rolesOf(given: readonly string[]): OperatorEntry['roles'] {
  if (given.length === 0) throw new CommandError('Give at least one role: --role demo=publisher');
  return Object.fromEntries(
    given.map((text) => {
      const [merchant = '', word] = text.split('=');
      const role = ROLES.find((known) => known === word);
      if (merchant === '' || !role) throw new CommandError(`"${text}" is no role; expected <merchant>=<${ROLES.join('|')}>`);
      return [merchant, role];
    }),
  );
}

/** Asks for a password, makes the authenticator's secret, and shows its key once. */
async function newCredentials(name: string): Promise<Pick<OperatorEntry, 'password' | 'authenticator'>> {
  const password = await hidden(`Password of ${name} (at least ${SHORTEST_PASSWORD} characters): `);
  if (password.length < SHORTEST_PASSWORD) throw new CommandError(`The password has fewer than ${SHORTEST_PASSWORD} characters.`);
  const secret = new Secret({ buffer: Uint8Array.from(randomBytes(SECRET_BYTES)).buffer }).base32;
  const totp = authenticatorOf(secret);
  totp.issuer = 'Playfront editor';
  totp.label = name;
  console.log(`\n${encodeQR(totp.toString(), 'term')}\nScan it with an authenticator app, or enter the key: ${secret}`);
  return { password: await hashPassword({ passwordCost: PASSWORD_COST }, password), authenticator: secret };
}

/** Reads a line that is not shown while it is typed. */
async function hidden(question: string): Promise<string> {
  process.stdout.write(question);
  const lines = createInterface({
    input: process.stdin,
    output: new Writable({ write: (_chunk, _encoding, done) => done() }),
    terminal: process.stdin.isTTY,
  });
  const line = await lines.question('');
  lines.close();
  return line;
}
