/** The preview's calls to its server. */
import { PREVIEW, type Compilation, type EditedFiles } from './protocol.ts';

/** The text of a merchant's workspace; of the server's own choice where there is no merchant of that code, or none is named. */
export async function fetchWorkspace(merchant: string): Promise<string> {
  return checked(await fetch([PREVIEW, 'workspace', ...(merchant === '' ? [] : [merchant])].join('/'))).text();
}

/** The text of a JSON Schema. */
export async function fetchSchema(path: string): Promise<string> {
  return checked(await fetch(`${PREVIEW}/schema/${path}`)).text();
}

/** Compiles a merchant as if these files were saved. */
export async function compileEdits(merchant: string, files: EditedFiles, signal: AbortSignal): Promise<Compilation> {
  const body = JSON.stringify({ merchant, files });
  const response = await fetch(`${PREVIEW}/compile`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, signal });
  return (await checked(response).json()) as Compilation; // The server's own answer, of the same build.
}

function checked(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}
