/** Entry point of `buildApart`'s child process: builds the site from one folder into another. */
import { buildSite } from './build.ts';

const [root, siteDir] = process.argv.slice(2);
if (root === undefined || siteDir === undefined) throw new Error('buildProcess needs the project and the folder to build into');
await buildSite(root, siteDir);
