/** The file of operators: who may sign in to the editor, and what each may do at which merchant. */
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';

import { ROLES, type Role } from '#site/editor/protocol.ts';

/** Stands for all merchants. */
const EVERY_MERCHANT = '*';

const operator = v.strictObject({
  /** By code of the merchant, or `*` for all. */
  roles: v.record(v.string(), v.picklist(ROLES)),
  /** scrypt hash; without one, only the OpenID provider admits. */
  password: v.optional(v.pipe(v.string(), v.startsWith('scrypt$'))),
  /** Secret of the authenticator app, base32; required with a password. */
  authenticator: v.optional(v.pipe(v.string(), v.regex(/^[A-Z2-7]+$/))),
});
export type OperatorEntry = v.InferOutput<typeof operator>;

const operatorsFile = v.strictObject({
  v: v.literal(1),
  /** By name; for an OpenID provider its verified e-mail address, or its `sub`. */
  operators: v.record(v.pipe(v.string(), v.minLength(1), v.maxLength(100)), operator),
});
export type OperatorsFile = v.InferOutput<typeof operatorsFile>;

/** The editor's own host cannot be served; the message says why. */
export class EditorSetupError extends Error {}

/** Read and write for everyone on the machine. */
const OTHERS = 0o007;

/** @throws EditorSetupError if it is missing, malformed or open to every account of the machine */
export async function readOperators(path: string): Promise<OperatorsFile> {
  const [text, mode] = await Promise.all([
    readFile(path, 'utf8').catch(() => undefined),
    stat(path).then(
      (found) => found.mode,
      () => 0,
    ),
  ]);
  if (text === undefined)
    throw new EditorSetupError(`${path} cannot be read. Create it: npm run operators -- set <name> --role '*=publisher'`);
  if ((mode & OTHERS) !== 0) throw new EditorSetupError(`${path} is open to every account of this machine. Close it: chmod 600 ${path}`);
  const parsed = v.safeParse(operatorsFile, jsonOf(text));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new EditorSetupError(`${path} is no file of operators: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes the file as a whole, readable for this account only. */
export async function writeOperators(path: string, file: OperatorsFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const next = `${path}.next`;
  await writeFile(next, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  await rename(next, path);
}

/** The entry of a name, which may be any text. */
export function entryOf({ operators }: OperatorsFile, name: string): OperatorEntry | undefined {
  return Object.hasOwn(operators, name) ? operators[name] : undefined;
}

/** The role at a merchant: its own, or the one for all; `undefined` if there is none. */
export function roleAt({ roles }: OperatorEntry, merchant: string): Role | undefined {
  return Object.hasOwn(roles, merchant) ? roles[merchant] : roles[EVERY_MERCHANT];
}
