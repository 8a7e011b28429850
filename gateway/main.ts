/**
 * `npm start` and `npm run dev` (`--dev`): builds the site when its sources have changed, starts everything, says
 * where it is, and stops cleanly when asked to.
 */
import { join } from 'node:path';

import { ReleaseError } from '#site/assembler/compiler/releases/artefacts.ts';
import { EditorSetupError } from './web/editor/auth/operatorsFile.ts';
import { isBuilt } from './web/build.ts';
import { buildApart, BuildError } from './web/buildApart.ts';
import { ListenError } from './web/listen.ts';
import { LOOPBACK_HOSTS, readOptions, USAGE, UsageError, type ServerOptions } from './web/options.ts';
import { compiledLines, pageFaultLine, PROXY_FAULT_LINES, unstoredLine, violationLine, welcome } from './web/print.ts';
import { startServer } from './web/server.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

try {
  await main(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else if (
    error instanceof ListenError ||
    error instanceof BuildError ||
    error instanceof EditorSetupError ||
    error instanceof ReleaseError
  )
    console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}

async function main(options: ServerOptions): Promise<void> {
  const root = join(import.meta.dirname, '..');
  if (!options.dev && !(await isBuilt(root, options.siteDir))) {
    console.log('Building the site (only when its sources have changed) …');
    await buildApart(root, options.siteDir);
  }
  const server = await startServer(options, {
    onCompiled: (compilations) => compiledLines(compilations).forEach((line) => console.error(line)),
    onUnkept: (code, reason) => console.error(unstoredLine(code, reason)),
    onViolation: (violation) => console.error(violationLine(violation)),
    onPageFault: (fault) => console.error(pageFaultLine(fault)),
    onProxyFault: (fault) => console.error(PROXY_FAULT_LINES[fault]),
  });
  console.log(welcome(server, options));
  if (!LOOPBACK_HOSTS.includes(options.host)) {
    console.log(
      '  Other machines can reach this address: put https in front of it. Without https, browsers offer no encryption and logins fail.\n',
    );
  }

  const stop = (): void => {
    // A second signal ends the process at once, as usual.
    for (const signal of SIGNALS) process.off(signal, stop);
    console.log('Stopping …');
    void server.stop();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}
