/** An editor on the config folder: the language service behind VS Code and others, with the schemas that files name. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';

import { CONFIG } from '../vectors/merchants.ts';

const service = getLanguageService({
  schemaRequestService: (uri) => readFile(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
});
// As editors are set for files with comments.
service.configure({ validate: true, allowComments: true });

/** What an editor underlines. */
export interface Underlined {
  /** The text under the line. */
  readonly text: string;
  readonly message: string;
}

export interface Opened {
  /** What is offered at the place marked `¦`. */
  offers(): Promise<string[]>;
  /** What is shown when the pointer rests on the text before `¦`. */
  hover(): Promise<string>;
  problems(): Promise<Underlined[]>;
}

/** Opens a text as if it were a file of the config folder: `merchants/demo/pages/rng.json`. */
export function open(file: string, text: string, config = CONFIG): Opened {
  const offset = text.indexOf('¦');
  const document = TextDocument.create(pathToFileURL(join(config, file)).href, 'jsonc', 1, text.replace('¦', ''));
  const parsed = service.parseJSONDocument(document);
  return {
    async offers() {
      const list = await service.doComplete(document, document.positionAt(offset), parsed);
      return (list?.items ?? []).map(({ label }) => label.replaceAll('"', ''));
    },
    async hover() {
      const found = await service.doHover(document, document.positionAt(offset - 1), parsed);
      return JSON.stringify(found?.contents ?? '');
    },
    async problems() {
      const found = await service.doValidation(document, parsed, { comments: 'ignore', trailingCommas: 'error' });
      return found.map(({ range, message }) => ({ text: document.getText(range), message: JSON.stringify(message) }));
    },
  };
}
