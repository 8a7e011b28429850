/** A newcomer's app: Vite, React and TypeScript as they come, and the packed kit. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build, preview, type Plugin, type Rolldown } from 'vite';
import { onTestFinished } from 'vitest';

import project from '../../package.json' with { type: 'json' };
import { install } from './install.ts';

const { dependencies, devDependencies } = project;

const manifest = (tarball: string) => ({
  name: 'app',
  version: '1.0.0',
  private: true,
  type: 'module',
  dependencies: { playfront: `file:${tarball}`, react: dependencies.react, 'react-dom': dependencies['react-dom'] },
  devDependencies: {
    '@types/react': devDependencies['@types/react'],
    '@types/react-dom': devDependencies['@types/react-dom'],
    '@vitejs/plugin-react': devDependencies['@vitejs/plugin-react'],
    typescript: devDependencies.typescript,
    vite: devDependencies.vite,
  },
});

const tsconfig = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    // The kit's own declarations are checked too.
    skipLibCheck: false,
    types: [],
  },
  include: ['src/main.tsx', 'src/types.tsx'],
};

const page = (head = '') => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>App</title>${head}</head>
  <body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`;

const main = `import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, KitProvider, Modal, useTheme, type ModalProps } from 'playfront/ui';
import { vars } from 'playfront/ui/tokens';

function App() {
  const [open, setOpen] = useState(false);
  const { theme, toggle } = useTheme();
  const onClose: ModalProps['onClose'] = () => setOpen(false);
  return (
    <main style={{ padding: vars.space.xl }}>
      <Button variant="primary" onClick={() => setOpen(true)}>Sign in</Button>
      <Button onClick={toggle}>Theme: {theme}</Button>
      <Modal name="sign-in" title="Welcome back" open={open} onClose={onClose}>Good to see you again.</Modal>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<KitProvider><App /></KitProvider>);
`;

/** What a server sends: printed. */
const rendering = `import { renderToString } from 'react-dom/server';
import { Button, KitProvider, Modal, Tabs, useTheme } from 'playfront/ui';
import { themeScript } from 'playfront/ui/theme-script';

function Page() {
  const { theme } = useTheme();
  return (
    <KitProvider direction="rtl" languages={['en']}>
      <Button>{theme}</Button>
      <Tabs aria-label="Sections" tabs={[{ value: 'a', label: 'First', content: 'One' }]} />
      <Modal name="open" title="Welcome" open onClose={() => {}} />
    </KitProvider>
  );
}

console.log(themeScript + renderToString(<Page />));
`;

/** Of the types a newcomer meets: what is wrong must not compile. Never run. */
const types = `import 'playfront/ui/base.css';
import { Button, Modal } from 'playfront/ui';
import { compileSkin, type SkinFault } from 'playfront/ui/skin';
import { vars } from 'playfront/ui/tokens';

export const faults: readonly SkinFault[] = compileSkin({}).faults;
export const wrong = [
  // @ts-expect-error there is no such variant
  <Button variant="loud">Sign in</Button>,
  // @ts-expect-error a modal without any name
  <Modal name="sign-in" open onClose={() => {}}>…</Modal>,
  // @ts-expect-error there is no such token
  vars.color.accnt,
];
`;

const skin = `import { writeFileSync } from 'node:fs';
import { compileSkin } from 'playfront/ui/skin';

const { css, faults } = compileSkin({ v: 1, brand: { accent: { $type: 'color', $value: '#0a7d43' } } });
if (faults.length > 0) throw new Error(JSON.stringify(faults));
writeFileSync('public/skin.css', css);
`;

const viteConfig = `import react from '@vitejs/plugin-react';

// Node cannot import the kit's styles.
export default { plugins: [react()], ssr: { noExternal: ['playfront'] }, build: { rolldownOptions: { input: ['index.html', 'skinned.html'] } } };
`;

/** Writes the app and installs what it names. */
export async function createApp(folder: string, tarball: string): Promise<void> {
  const files = {
    'tsconfig.json': JSON.stringify(tsconfig),
    'vite.config.js': viteConfig,
    'index.html': page(),
    // Before the kit's styles: layers alone must make it win.
    'skinned.html': page('<script src="/theme-script.js"></script><link rel="stylesheet" href="/skin.css" />'),
    'skin.mjs': skin,
    'src/main.tsx': main,
    'src/server.tsx': rendering,
    'src/types.tsx': types,
  };
  await mkdir(join(folder, 'src'), { recursive: true });
  await cp('site/public/fonts', join(folder, 'public/fonts'), { recursive: true });
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content);
  await install(folder, manifest(tarball));
  await cp(join(folder, 'node_modules/playfront/theme-script.js'), join(folder, 'public/theme-script.js'));
}

/** The built app on a server of its own, for the length of a test, under the strictest policy. */
export async function serve(app: string): Promise<string> {
  const policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'";
  const headers = { 'content-security-policy': policy };
  const server = await preview({ root: app, configFile: false, logLevel: 'error', preview: { port: 0, host: '127.0.0.1', headers } });
  onTestFinished(() => server.close());
  return server.resolvedUrls?.local[0] ?? '';
}

/** What a few lines of code come to, React left out. */
export interface Bundle {
  /** Of which something is in the script. */
  readonly packages: readonly string[];
  readonly script: string;
  readonly styles: string;
}

/** Bundles code that stands in the app. */
export async function bundle(app: string, code: string): Promise<Bundle> {
  const source = join(app, 'src/probe.ts');
  const probe: Plugin = {
    name: 'probe',
    resolveId: (id) => (id === 'probe' ? source : null),
    load: (id) => (id === source ? code : null),
  };
  const { output } = (await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    plugins: [probe],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'probe', external: /^react(?:-dom)?(?:\/|$)/ } },
  })) as Rolldown.RolldownOutput; // One output, and nothing is watched.
  const chunks = output.filter((file) => file.type === 'chunk');
  const sheets = output.filter((file) => file.type === 'asset').filter(({ fileName }) => fileName.endsWith('.css'));
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
  return {
    packages: [...new Set(modules.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []))],
    script: chunks.map((chunk) => chunk.code).join('\n'),
    styles: sheets.map((sheet) => String(sheet.source)).join('\n'),
  };
}
