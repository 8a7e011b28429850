/** The config tool on a command line: `npm run config -- help` says what it can do. */
import { runTool } from './tool.ts';

const endsWell = await runTool(process.argv.slice(2), { say: console.log, complain: console.error });
process.exitCode = endsWell ? 0 : 1;
