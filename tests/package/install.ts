import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { run } from './run.ts';

/** What an app names in its `package.json`. */
export interface AppManifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Writes an app's `package.json` and installs what it names. */
export async function install(folder: string, app: AppManifest): Promise<void> {
  await writeFile(join(folder, 'package.json'), JSON.stringify(app));
  await writeFile(join(folder, 'package-lock.json'), await lockFor(app));
  await run('npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
}

/**
 * This project's lock file under the app's name. npm takes from it what the app needs: the versions that the project is
 * tested with, from npm's cache where they were installed before, so that no registry has to answer.
 */
async function lockFor(app: AppManifest): Promise<string> {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Record<string, object> }; // npm's own format
  return JSON.stringify({ ...lock, name: app.name, version: app.version, packages: { ...lock.packages, '': app } });
}
