import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ask, type Origin } from '../ask.ts';
import { freePort } from '../../freePort.ts';
import { debianProgram, start } from '../../programs.ts';

/**
 * Caddy of Debian with a site's file as it is written, but for its folder and, here, ports and a certificate of its own making.
 * @param dir where it may write
 */
export async function openCaddy(conf: string, dir: string, { root = '', upstream = '' } = {}): Promise<Origin> {
  const program = debianProgram('/usr/bin/caddy', 'caddy');
  const port = await freePort();
  const site = conf
    .replace(/^[\w., -]+ \{$/m, (line) => `${line.replaceAll(/[\w.-]+/g, (domain) => `https://${domain}:${port}`)}\n\ttls internal`)
    .replace(/root \* .*/, `root * ${root}`)
    .replace('127.0.0.1:8080', new URL(upstream || 'http://localhost').host);
  writeFileSync(join(dir, 'Caddyfile'), `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n${site}`);
  const origin: Origin = { protocol: 'https:', port, name: 'localhost' };
  await start({
    program,
    args: ['run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile'],
    cwd: dir,
    env: { XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir, HOME: dir },
    isUp: () => ask(origin, { path: '/' }),
  });
  return origin;
}
