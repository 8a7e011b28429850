/** The JSON service that editors themselves use, over one file's schema and what it refers to; offsets in, offsets out. */
import {
  getLanguageService,
  InsertTextFormat,
  TextDocument,
  TextEdit,
  type CompletionItem,
  type Diagnostic,
  type MarkedString,
  type MarkupContent,
} from 'vscode-json-languageservice';

/** A suggestion, to be put in the place of a span of the text. */
export interface Suggestion {
  readonly label: string;
  readonly detail: string;
  readonly isKey: boolean;
  readonly from: number;
  readonly to: number;
  /** With tab stops, `${1:text}`. */
  readonly template: string;
}

export interface Complaint {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly severity: 'error' | 'warning';
}

export interface SchemaService {
  /** Completions at an offset. */
  complete(text: string, offset: number): Promise<readonly Suggestion[]>;
  /** What the schema says of the value at an offset. */
  describe(text: string, offset: number): Promise<{ readonly from: number; readonly to: number; readonly text: string } | undefined>;
  /** What is wrong with a text. */
  check(text: string): Promise<readonly Complaint[]>;
}

/** Where the schemas of a file come from. */
export interface SchemaSource {
  /** Path of the file's own schema among all schemas: what it refers to is beside it. */
  readonly path: string;
  /** Answers the text of the schema at a path. */
  load(path: string): Promise<string>;
}

const FILE = 'config://files/file.json';
const SCHEMAS = 'config://schemas/';

/** VS Code's number for an error. */
const ERROR = 1;

/** The file may name any schema: it is checked by its own. Where that cannot be had, nothing is known and nothing wrong. */
export function schemaService({ path, load }: SchemaSource): SchemaService {
  const own = `${SCHEMAS}${path}`;
  const service = getLanguageService({
    schemaRequestService: async (address) =>
      address.startsWith(SCHEMAS) ? load(address.slice(SCHEMAS.length)) : JSON.stringify({ $ref: own }),
    workspaceContext: { resolveRelativePath: (relative, from) => (from === FILE ? own : new URL(relative, from).href) },
  });
  service.configure({ validate: true, allowComments: true, schemas: [{ uri: own, fileMatch: ['*'] }] });
  const parsed = (text: string) => {
    const document = TextDocument.create(FILE, 'jsonc', 0, text);
    return { document, json: service.parseJSONDocument(document) };
  };

  return {
    async complete(text, offset) {
      const { document, json } = parsed(text);
      const list = await service.doComplete(document, document.positionAt(offset), json);
      return (list?.items ?? []).flatMap((item) => suggestionOf(item, document) ?? []);
    },
    async describe(text, offset) {
      const { document, json } = parsed(text);
      const hover = await service.doHover(document, document.positionAt(offset), json);
      const words = hover ? plain(hover.contents) : '';
      if (!hover?.range || words === '') return undefined;
      return { from: document.offsetAt(hover.range.start), to: document.offsetAt(hover.range.end), text: words };
    },
    async check(text) {
      const { document, json } = parsed(text);
      const found = await service.doValidation(document, json, {
        comments: 'ignore',
        trailingCommas: 'error',
        schemaValidation: 'error',
        schemaRequest: 'ignore',
      });
      return found.map((diagnostic) => complaintOf(diagnostic, document));
    },
  };
}

function suggestionOf(
  { label, textEdit, insertText, insertTextFormat, detail, documentation, kind }: CompletionItem,
  document: TextDocument,
) {
  if (!textEdit || !TextEdit.is(textEdit)) return undefined;
  const text = textEdit.newText || insertText || label;
  return {
    label,
    detail: detail ?? (documentation === undefined ? '' : plain(documentation)),
    isKey: kind === PROPERTY,
    from: document.offsetAt(textEdit.range.start),
    to: document.offsetAt(textEdit.range.end),
    template: insertTextFormat === InsertTextFormat.Snippet ? templateOf(text) : text.replaceAll(/(?<=[#$]){/g, '\\{'),
  };
}

/** VS Code's number for a property. */
const PROPERTY = 10;

/** VS Code's tab stops, `$1`, as CodeMirror's, `${1}`; what was escaped for the one is plain text to the other. */
function templateOf(snippet: string): string {
  return snippet.replaceAll(
    /\$\{(\d+):([^}]*)\}|\$(\d+)|\\([$}\\])/g,
    (_, stop?: string, text?: string, bare?: string, escaped?: string) => {
      if (escaped !== undefined) return escaped;
      // The last place the caret goes to counts as 0 there, and as the highest here.
      const number = stop ?? bare ?? '0';
      return `\${${number === '0' ? '9' : number}:${text ?? ''}}`;
    },
  );
}

function complaintOf({ range, message, severity = ERROR }: Diagnostic, document: TextDocument): Complaint {
  return {
    from: document.offsetAt(range.start),
    to: document.offsetAt(range.end),
    message: typeof message === 'string' ? message : plain(message),
    severity: severity === ERROR ? 'error' : 'warning',
  };
}

function plain(content: string | MarkupContent | MarkedString | readonly MarkedString[]): string {
  if (typeof content === 'string') return content;
  return 'value' in content ? content.value : content.map(plain).join('\n');
}
