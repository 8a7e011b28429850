import type { Release } from '#site/assembler/compiler/compile.ts';
import type { Language, Manifest } from '#site/assembler/runtime/types.ts';
import type { RenderedPage } from '#site/boot/render/renderSite.tsx';
import { bootData, pageParts } from './head.ts';
import { filesOfPage, filesOfTexts, pageAt } from './pages.ts';
import type { SiteFiles } from './siteFiles.ts';
import type { TextOf } from './texts.ts';

export interface PageWanted {
  readonly release: Release;
  readonly manifest: Manifest;
  readonly path: string;
  readonly language: Language;
  /** Scheme and host. */
  readonly origin: string;
  readonly site: Pick<SiteFiles, 'template' | 'chunks'>;
  /** What the server has rendered at this path, if it could. */
  readonly rendered: RenderedPage | undefined;
}

export interface WrittenPage {
  readonly html: Uint8Array<ArrayBuffer>;
  /** `false` if no page has this path. */
  readonly known: boolean;
}

interface Written {
  readonly known: boolean;
  readonly before: Buffer;
  readonly after: Buffer;
  /** What it was written with, beside what decides about a rendered page. */
  readonly template: string;
  readonly skin: string;
}

/** Writes whole pages. All but the boot data of a rendered one is written once. */
export function createPageWriter(textOf: TextOf): (wanted: PageWanted) => WrittenPage {
  const cache = new WeakMap<RenderedPage, Written>();

  const write = ({
    release: { artefact },
    manifest,
    path,
    language,
    origin,
    site: { template, chunks },
    rendered,
  }: PageWanted): Written => {
    const page = pageAt(artefact, path, manifest.now);
    const { before, after } = pageParts({
      rendered,
      template,
      artefact,
      manifest,
      page,
      language,
      files: filesOfPage(chunks, page, rendered !== undefined),
      origin,
      textOf,
      filesOfTexts: (code) => filesOfTexts(chunks, code),
    });
    return { known: page.known, before: Buffer.from(before), after: Buffer.from(after), template, skin: manifest.skin };
  };

  return (wanted) => {
    const { rendered, manifest, site, release } = wanted;
    const cached = rendered && cache.get(rendered);
    const isCurrent = cached?.template === site.template && cached.skin === manifest.skin;
    const written = isCurrent ? cached : write(wanted);
    if (rendered !== undefined) cache.set(rendered, written);
    const boot = Buffer.from(bootData({ artefact: release.artefact, manifest }));
    return { known: written.known, html: Buffer.concat([written.before, boot, written.after]) };
  };
}
