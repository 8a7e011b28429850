import { afterEach, describe, expect, it, vi } from 'vitest';

import { readEdits } from '#site/editor/share.ts';

const MIB = 1024 * 1024;

/** The fragment of a link that unpacks to so many MiB of nothing: a thousandth of that. */
async function bomb(mebibytes: number): Promise<string> {
  const packed = new Blob(Array.from({ length: mebibytes }, () => new Uint8Array(MIB)))
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return `#edits=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

describe('edits in a link', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('[CFG-17] of a link that would fill the memory, no more is unpacked than can be an edit', async () => {
    const fragment = await bomb(64);
    let fed = 0;
    class Counting extends DecompressionStream {
      override get writable(): WritableStream<BufferSource> {
        const { readable, writable } = new TransformStream<BufferSource, BufferSource>({
          transform(chunk, controller) {
            fed += chunk.byteLength;
            controller.enqueue(chunk);
          },
        });
        // Ends as an error where the reader has had enough.
        readable.pipeTo(super.writable).catch(() => undefined);
        return writable;
      }
    }
    vi.stubGlobal('DecompressionStream', Counting);
    expect(await readEdits(fragment)).toBeUndefined();
    expect(fed).toBeGreaterThan(0);
    // What is packed here grows a thousandfold.
    expect(fed * 1000).toBeLessThan(16 * MIB);
  });
});
