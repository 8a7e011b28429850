/** A server of generated merchants in its own process: tells its parent where it is, and each merchant that is served with a change. */
import { readOptions } from '#gateway/web/options.ts';
import { startServer } from '#gateway/web/server.ts';

const [configDir = '', dataDir = '', platform = ''] = process.argv.slice(2);
const options = readOptions(['--port', '0', '--data', dataDir], { GATEWAY_URL: platform });
const server = await startServer({ ...options, configDir, log: 'none' });
server.merchants.onChange((code) => process.send?.({ changed: code }));
process.send?.({ url: server.url });
process.on('SIGTERM', () => void server.stop().then(() => process.disconnect()));
