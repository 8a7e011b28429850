/** The editor's calls to its server. */
import type { Fault } from '#site/assembler/runtime/types.ts';
import {
  EDITOR,
  type Comparison,
  type Compilation,
  type DraftVersions,
  type EditedFiles,
  type Published,
  type Refusal,
  type Review,
  type SignInWays,
  type StoredDraft,
} from './protocol.ts';

/** The operator's session has ended. */
export class SignedOutError extends Error {}

/** The text of a merchant's workspace; of the server's own choice where there is no merchant of that code, or none is named. */
export async function fetchWorkspace(merchant: string): Promise<string> {
  return checked(await fetch([EDITOR, 'workspace', ...(merchant === '' ? [] : [merchant])].join('/'))).text();
}

/** The text of a JSON Schema. */
export async function fetchSchema(path: string): Promise<string> {
  return checked(await fetch(`${EDITOR}/schema/${path}`)).text();
}

/** The server answers, and does not take what it was sent: the same again would be refused again. */
export class RefusedError extends Error {
  readonly faults: readonly Fault[];
  readonly status: number;

  constructor({ message, faults = [] }: Refusal, status: number) {
    super(message);
    this.faults = faults;
    this.status = status;
  }
}

/**
 * Compiles a merchant as if these files were saved.
 * @throws RefusedError for more than the server takes, or a merchant that is gone
 */
export async function compileEdits(merchant: string, files: EditedFiles, signal: AbortSignal): Promise<Compilation> {
  return (await (await send('compile', { merchant, files }, signal)).json()) as Compilation; // The server's own answer, of the same build.
}

/** What publishing would do. */
export async function fetchReview(merchant: string, files: EditedFiles): Promise<Review> {
  return (await (await send('review', { merchant, files })).json()) as Review; // As above.
}

/**
 * The pages on which publishing shows, before and after.
 * @throws RefusedError while there is nothing to compare
 */
export async function fetchComparison(merchant: string, files: EditedFiles): Promise<Comparison> {
  return (await (await send('views', { merchant, files })).json()) as Comparison; // As above.
}

/**
 * Writes a merchant's files.
 * @param began the saved texts that the edits began from
 * @param note why
 * @throws RefusedError where a file has changed meanwhile, or has errors
 */
export async function saveEdits(merchant: string, files: EditedFiles, began: EditedFiles, note: string): Promise<void> {
  await send('save', { merchant, files, began, note });
}

/**
 * Releases a merchant as its files are saved.
 * @throws RefusedError where they have errors, or another merchant has what they claim
 */
export async function publish(merchant: string, by: string, note: string): Promise<Published> {
  return (await (await send('publish', { merchant, by, note })).json()) as Published; // As above.
}

/** @throws RefusedError where there is no such release to go back to */
export async function rollBack(merchant: string, by: string, note: string, to: string): Promise<void> {
  await send('rollback', { merchant, by, note, to });
}

/**
 * Stores a draft of who is signed in.
 * @param after version that it follows
 * @returns the new version; `undefined` if there is a later one
 */
export async function storeDraft(merchant: string, text: string | null, after: number): Promise<number | undefined> {
  try {
    return ((await (await send('draft', { merchant, text, after })).json()) as StoredDraft).version; // As above.
  } catch (error) {
    if (error instanceof RefusedError && error.status === 409) return undefined;
    throw error;
  }
}

/** Earlier drafts of who is signed in. */
export async function fetchDraftVersions(merchant: string): Promise<DraftVersions> {
  return (await checked(await fetch(`${EDITOR}/drafts/${merchant}`)).json()) as DraftVersions; // As above.
}

/** The text of an earlier draft. */
export async function fetchDraft(merchant: string, version: number): Promise<string> {
  return checked(await fetch(`${EDITOR}/drafts/${merchant}/${version}`)).text();
}

/** @throws RefusedError with what to do */
export async function signIn(name: string, password: string, code: string): Promise<void> {
  const response = await post('/sign-in', { name, password, code });
  if (!response.ok) throw new RefusedError((await response.json()) as Refusal, response.status); // As above.
}

export async function fetchSignInWays(): Promise<SignInWays> {
  return (await checked(await fetch('/sign-in/ways')).json()) as SignInWays; // As above.
}

export async function signOut(): Promise<void> {
  checked(await post('/sign-out', {}));
}

const REFUSALS: ReadonlySet<number> = new Set([403, 409, 422]);

async function send(route: string, body: object, signal?: AbortSignal): Promise<Response> {
  const response = await post(`${EDITOR}/${route}`, body, signal);
  const isRefusal = REFUSALS.has(response.status) && response.headers.get('content-type')?.startsWith('application/json');
  if (isRefusal) throw new RefusedError((await response.json()) as Refusal, response.status); // As above.
  return checked(response);
}

function post(address: string, body: object, signal?: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) });
}

function checked(response: Response): Response {
  if (response.ok) return response;
  const message = `${response.url} answered ${response.status}`;
  if (response.status === 401) throw new SignedOutError(message);
  throw response.status < 500 ? new RefusedError({ message }, response.status) : new Error(message);
}
