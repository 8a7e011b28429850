import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';

import { layerOrder } from '../../ui/theme/layerOrder.ts';
import { commands, entries, moduleOf, packageOf, sheetOf } from './entries.ts';

/**
 * Writes one ES module for each source of the kit, with its style sheet beside it. Bundlers can then tree-shake unused
 * modules, including styles.
 * @returns the packages that the modules import.
 */
export async function writeModules(kit: string, outDir: string): Promise<ReadonlySet<string>> {
  const imported = new Set<string>();
  await build({
    root: kit,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Regardless of NODE_ENV: the development form of JSX contains local file names.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [vanillaExtractPlugin({ identifiers: 'debug' }), stylesBeside(imported)],
    build: {
      outDir,
      emptyOutDir: false,
      // Minifying and transpiling are left to the page's build.
      target: 'esnext',
      minify: false,
      cssMinify: false,
      cssCodeSplit: true,
      lib: {
        entry: Object.fromEntries(
          [...Object.values(entries), ...Object.values(commands)].map((source) => [moduleOf(source), join(kit, source)]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => !id.includes('.css') && packageOf(id) !== undefined,
        // With inlined constants a module would no longer be imported, nor its styles.
        optimization: { inlineConst: false },
        // Each module is written as one file, with its `'use client'`.
        checks: { pluginTimings: false, moduleLevelDirective: false },
        experimental: { attachDebugInfo: 'none' },
        output: {
          preserveModules: true,
          preserveModulesRoot: kit,
          entryFileNames: ({ name }) => `${moduleOf(name)}.js`,
          assetFileNames: ({ names: [name = ''] }) => name.replace('.css.ts.vanilla', ''),
        },
      },
    },
  });
  return imported;
}

/** Vite removes the imports of styles from a library's modules; this restores them, the base first. */
function stylesBeside(imported: Set<string>): Plugin {
  const base = sheetOf(entries['./ui/base.css']);
  const layers = sheetOf('theme/layers.css.ts');
  return {
    name: 'styles-beside',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset') {
          // In every sheet, since chunks of a page may load in any order.
          if (file.fileName.endsWith('.css')) file.source = `@layer ${layerOrder.join(', ')};\n${String(file.source)}\n`;
          continue;
        }
        const outside = [...file.imports, ...file.dynamicImports].filter((id) => !(id in bundle));
        for (const id of outside) if (!isBuiltin(id)) imported.add(packageOf(id) ?? id);
        const own = [...(file.viteMetadata?.importedCss ?? [])].filter((sheet) => sheet !== layers && sheet !== base);
        const sheets = own.length === 0 ? [] : [base, ...own];
        const paths = sheets
          .map((sheet) => relative(dirname(file.fileName), sheet))
          .map((path) => (path.startsWith('.') ? path : `./${path}`));
        file.code = paths.map((path) => `import '${path}';\n`).join('') + file.code.replaceAll(/^\/\* empty css +\*\/\n/gm, '');
      }
      delete bundle[layers];
      delete bundle[`${moduleOf(entries['./ui/base.css'])}.js`];
    },
  };
}
