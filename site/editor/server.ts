/** The editor's calls to its server. */
import type { Fault } from '#site/assembler/runtime/types.ts';
import { EDITOR, type Comparison, type Compilation, type EditedFiles, type Published, type Refusal, type Review } from './protocol.ts';

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

  constructor({ message, faults = [] }: Refusal) {
    super(message);
    this.faults = faults;
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
 * @throws RefusedError where a file has changed meanwhile, or has errors
 */
export async function saveEdits(merchant: string, files: EditedFiles, began: EditedFiles): Promise<void> {
  await send('save', { merchant, files, began });
}

/**
 * Releases a merchant as its files are saved.
 * @throws RefusedError where they have errors, or another merchant has what they claim
 */
export async function publish(merchant: string, by: string, note: string): Promise<Published> {
  return (await (await send('publish', { merchant, by, note })).json()) as Published; // As above.
}

/** @throws RefusedError where there is no such release to go back to */
export async function rollBack(merchant: string, by: string, to: string): Promise<void> {
  await send('rollback', { merchant, by, to });
}

async function send(route: string, body: object, signal?: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) };
  const response = await fetch(`${EDITOR}/${route}`, sent);
  if (response.status === 409 || response.status === 422) throw new RefusedError((await response.json()) as Refusal); // As above.
  return checked(response);
}

function checked(response: Response): Response {
  if (response.ok) return response;
  const message = `${response.url} answered ${response.status}`;
  throw response.status < 500 ? new RefusedError({ message }) : new Error(message);
}
