import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium's arguments for every test and measurement: headless, quiet, and without external requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** The headless shell first: the same engine without a desktop browser, a quarter faster over a test run. */
const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser for tests: `CHROMIUM` if set, else the system's, else Playwright's, else installed if possible (Debian as
 * root: its package; elsewhere Playwright's download).
 * @throws a one-line instruction, if no browser is found and none can be installed.
 */
export function findChromium(): string {
  return presentChromium() ?? installed();
}

/** The browser that `findChromium` takes without an installation. */
export function presentChromium(): string | undefined {
  return process.env['CHROMIUM'] ?? systemBrowsers.find((path) => existsSync(path)) ?? playwrightBrowser();
}

function playwrightBrowser(): string | undefined {
  const script = "import('playwright-core').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  try {
    const path = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function installed(): string {
  const asDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const attempt = asDebianRoot
    ? 'export DEBIAN_FRONTEND=noninteractive install="apt-get install -y -qq --no-install-recommends"; apt-get update -qq && ($install chromium-headless-shell || $install chromium)'
    : 'npx playwright install chromium';
  console.log(`No Chromium found; installing it: ${attempt}`);
  try {
    execFileSync('sh', ['-c', attempt], { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    // Falls through to the error below.
  }
  const found = systemBrowsers.find((path) => existsSync(path)) ?? playwrightBrowser();
  if (!found) throw new Error('No Chromium: install one (Debian: apt install chromium) or set CHROMIUM to its path.');
  return found;
}
