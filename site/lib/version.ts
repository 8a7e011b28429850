/** The version of this client, as `package.json` has it. */
export { version } from '../../package.json';
