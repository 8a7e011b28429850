/** The editor's calls to its server. */
import { EDITOR, type Compilation, type EditedFiles } from './protocol.ts';

/** The text of a merchant's workspace; of the server's own choice where there is no merchant of that code, or none is named. */
export async function fetchWorkspace(merchant: string): Promise<string> {
  return checked(await fetch([EDITOR, 'workspace', ...(merchant === '' ? [] : [merchant])].join('/'))).text();
}

/** The text of a JSON Schema. */
export async function fetchSchema(path: string): Promise<string> {
  return checked(await fetch(`${EDITOR}/schema/${path}`)).text();
}

/** The server answers, and does not take what it was sent: the same again would be refused again. */
export class RefusedError extends Error {}

/**
 * Compiles a merchant as if these files were saved.
 * @throws RefusedError for more than the server takes, or a merchant that is gone
 */
export async function compileEdits(merchant: string, files: EditedFiles, signal: AbortSignal): Promise<Compilation> {
  const body = JSON.stringify({ merchant, files });
  const response = await fetch(`${EDITOR}/compile`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, signal });
  return (await checked(response).json()) as Compilation; // The server's own answer, of the same build.
}

function checked(response: Response): Response {
  if (response.ok) return response;
  const said = `${response.url} answered ${response.status}`;
  throw response.status < 500 ? new RefusedError(said) : new Error(said);
}
