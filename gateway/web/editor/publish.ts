import { author, releaseFiles } from '#site/assembler/compiler/cli/releases.ts';
import { compileLayers, type Compiled } from '#site/assembler/compiler/compile.ts';
import { layerOf } from '#site/assembler/compiler/layer.ts';
import { ReleaseError, type Sealed } from '#site/assembler/compiler/releases/artefacts.ts';
import type { AuditEntry, Releases } from '#site/assembler/compiler/releases/releases.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';

/** What players have, and what moves it. */
export interface Publishing {
  /** What is released of a merchant, compiled from its own sources; `undefined` where nothing is. */
  released(code: string): Promise<Compiled | undefined>;
  /** The latest first. */
  log(code: string): Promise<readonly AuditEntry[]>;
  /** As `config -- release` does it: the files as they are saved. */
  release(code: string, by: string, note: string): ReturnType<typeof releaseFiles>;
  /** As `config -- rollback` does it. */
  rollBack(code: string, by: string, to: string, note: string): Promise<string>;
}

export function openPublishing(store: Releases, configDir: string): Publishing {
  return {
    async released(code) {
      const current = await store.current(code);
      return current && compileSealed(current);
    },
    log: async (code) => (await store.log(code)).toReversed(),
    release: (code, by, note) => releaseFiles(store, configDir, code, author(by, note)),
    rollBack: (code, by, to, note) => store.rollBack(code, author(by, note), to),
  };
}

function compileSealed({ merchant, sources }: Sealed): Promise<Compiled> {
  const layer = (folder: string) =>
    layerOf(
      folder,
      new Map(
        Object.entries(sources).flatMap(([path, text]) => (path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), text]] : [])),
      ),
    );
  return compileLayers({ code: merchant, blocks, compileSkin, base: layer('base'), own: layer(`merchants/${merchant}`) });
}

/** Why a release was refused, in words; any other error is thrown on. */
export function refusalOf(error: unknown): string {
  if (error instanceof ReleaseError) return error.message;
  throw error;
}
