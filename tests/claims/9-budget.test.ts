/** The core that every player loads is small. What pages fetch, and how they move, is in `tests/e2e/page-claims.e2e.ts`. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const LIMIT = 12 * 1024;

/** The bundle of an entry with React left out. */
async function bundled(entry: string): Promise<{ code: string; modules: readonly string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: join(import.meta.dirname, '../..'),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rollupOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []));
  return { code: chunks.map(({ code }) => code).join('\n'), modules: chunks.flatMap(({ moduleIds }) => moduleIds) };
}

describe('the core of the assembler', () => {
  it('[APP-14] is at most 12 KiB, and nothing that only the compiler needs is in it', async () => {
    const { code, modules } = await bundled(join(import.meta.dirname, 'core.ts'));
    const bytes = gzipSync(code).length;
    console.log(`assembler core: ${bytes} bytes gzipped, of at most ${LIMIT}`);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
    expect(modules.some((path) => path.includes('valibot'))).toBe(true);
    const compilers =
      /assembler\/(?:merge|parse|check\w*|compile|diff\w*|explain|enumerate|reach|routes|pattern|schema)|jsonc-parser|regexpp|colorjs/;
    expect(modules.filter((path) => compilers.test(path))).toEqual([]);
  });

  it('[REG-3] [APP-14] decides registration formats without the parser that check reads patterns with', async () => {
    const { code, modules } = await bundled(join(import.meta.dirname, '../../site/session/rules.ts'));
    expect(modules.filter((path) => /regexpp|valibot|assembler/.test(path))).toEqual([]);
    expect(gzipSync(code).length).toBeLessThanOrEqual(3 * 1024);
  });
});
