/** A client in a process of its own, so that its work is not the server's: asks for a page again and again. */
import { Agent, get } from 'node:http';

const [url = '', count = '0', atOnce = '0'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
let left = Number(count);

const ask = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br', Cookie: 'language=EN' };
    get(url, { agent, headers }, (response) => response.resume().on('end', resolve)).on('error', reject);
  });

await Promise.all(
  Array.from({ length: Number(atOnce) }, async () => {
    while ((left -= 1) >= 0) await ask();
  }),
);
agent.destroy();
