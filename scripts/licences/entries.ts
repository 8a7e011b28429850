import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const names = v.record(v.string(), v.string());
const project = v.object({ dependencies: names, devDependencies: names });
const manifest = v.object({ license: v.string(), keywords: v.optional(v.array(v.string()), []) });

/** A third party's artwork, and its license. */
export interface Licence {
  readonly name: string;
  readonly text: string;
}

/** Keywords of packages with artwork, in their name or their keywords. */
const HOLDS_DRAWINGS = /\b(fonts?|typefaces?|icons?|emojis?)\b/i;
const LICENCE_FILE = /^(licen[cs]e|copying)(\.\w+)?$/i;

/** Licenses of every font in the site's files, and of every package of fonts or icons. */
export function licences(root: string): readonly Licence[] {
  return [...fontLicences(join(root, 'site/public/fonts')), ...packageLicences(root)];
}

/** The file served at `/licences.txt`. */
export function licencesText(found: readonly Licence[]): string {
  const title = 'Fonts and icons of this site, and the licences under which their makers let it use them.\n';
  return [title, ...found.map(({ name, text }) => `${'-'.repeat(80)}\n${name}\n\n${text.trim()}\n`)].join('\n');
}

/** A family's files begin with its name, and `OFL-<name>.txt` is beside them. */
function fontLicences(folder: string): Licence[] {
  const files = readdirSync(folder);
  const families = files.flatMap((file) => /^OFL-(.+)\.txt$/.exec(file)?.[1] ?? []).toSorted();
  const orphan = files.find((file) => /\.(woff2?|ttf|otf)$/.test(file) && !families.some((family) => file.startsWith(`${family}-`)));
  if (orphan !== undefined) throw new Error(`${orphan} has no licence: put it beside the file as OFL-<family>.txt.`);
  return families.map((family) => ({ name: `Font: ${family}`, text: readFileSync(join(folder, `OFL-${family}.txt`), 'utf8') }));
}

function packageLicences(root: string): Licence[] {
  const { dependencies, devDependencies } = v.parse(project, json(join(root, 'package.json')));
  return Object.keys({ ...dependencies, ...devDependencies })
    .toSorted()
    .flatMap((name): Licence[] => {
      const folder = join(root, 'node_modules', name);
      // A package for another platform may not be installed.
      if (!existsSync(join(folder, 'package.json'))) return [];
      const { license, keywords } = v.parse(manifest, json(join(folder, 'package.json')));
      if (!HOLDS_DRAWINGS.test([name, ...keywords].join(' '))) return [];
      const file = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
      if (file === undefined) throw new Error(`${name} comes without the text of its licence (${license}).`);
      return [{ name: `Package: ${name} (${license})`, text: readFileSync(join(folder, file), 'utf8') }];
    });
}

function json(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
