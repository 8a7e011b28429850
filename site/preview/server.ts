/** The preview's calls to its server. */
import { PREVIEW, type Compilation, type EditedFiles, type Workspace } from './protocol.ts';

/** The files of a merchant; of the server's own choice where there is no merchant of that code, or none is named. */
export async function fetchWorkspace(merchant: string): Promise<Workspace> {
  // The server's own answer, of the same build; it is not data of anybody else.
  return (await checked(await fetch([PREVIEW, 'workspace', ...(merchant === '' ? [] : [merchant])].join('/'))).json()) as Workspace;
}

/** The text of a JSON Schema. */
export async function fetchSchema(path: string): Promise<string> {
  return checked(await fetch(`${PREVIEW}/schema/${path}`)).text();
}

/** Compiles a merchant as if these files were saved. */
export async function compileEdits(merchant: string, files: EditedFiles, signal: AbortSignal): Promise<Compilation> {
  const body = JSON.stringify({ merchant, files });
  const response = await fetch(`${PREVIEW}/compile`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, signal });
  return (await checked(response).json()) as Compilation; // As above.
}

function checked(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}
