/** `npm run config`: the config tool on a command line; `npm run config -- help` says what it can do. */
import type { RenewHosting, TakePictures } from '#site/assembler/compiler/cli/job.ts';
import { runTool } from '#site/assembler/compiler/cli/tool.ts';

// Imported on demand: other commands need neither the web server, the browser's driver nor the database.
const renew: RenewHosting = async (sealed, dir) => (await import('./config/renewBuilt.ts')).renewBuilt(sealed, dir);
const takePictures: TakePictures = async (request) => (await import('./pictures/review.ts')).takePictures(request);

const endsWell = await runTool(process.argv.slice(2), { say: console.log, complain: console.error }, renew, takePictures);
process.exitCode = endsWell ? 0 : 1;
