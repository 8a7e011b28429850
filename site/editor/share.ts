/** Edited files as the fragment of the address: a link carries them, and no server ever sees them. */
import * as v from 'valibot';

import { editedFiles, type EditedFiles } from './protocol.ts';

const PREFIX = '#edits=';

/** A link that unpacks to more is not one of ours. */
const LARGEST = 4 * 1024 * 1024;

/** The fragment, with its `#`; empty where nothing is edited. Deflated, in the URL's own base64. */
export async function writeEdits(files: EditedFiles): Promise<string> {
  if (Object.keys(files).length === 0) return '';
  const packed = new Blob([JSON.stringify(files)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return PREFIX + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The files that a fragment holds: none where it holds no edits, and `undefined` where it cannot be read. */
export async function readEdits(fragment: string): Promise<EditedFiles | undefined> {
  if (!fragment.startsWith(PREFIX)) return {};
  try {
    const binary = atob(fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    const text = await inflated(bytes);
    const parsed = v.safeParse(editedFiles, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Fed this much at a time, in bytes: a browser unpacks all that it is fed before anybody can count, a thousandfold at most. */
const MORSEL = 1024;

/** Unpacks piece by piece, so that a small link cannot fill the memory. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = inMorsels(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return new Blob(pieces).text();
    size += value.length;
    if (size > LARGEST) throw new Error('larger than any edit');
    pieces.push(value);
  }
}

/** The bytes a morsel at a time, and none before the one before it is eaten. */
function inMorsels(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(at, (at += MORSEL)));
      },
    },
    { highWaterMark: 0 },
  );
}
