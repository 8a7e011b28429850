import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ask, type Origin } from '../ask.ts';
import { freePort } from '../../freePort.ts';
import { debianProgram, start } from '../../programs.ts';

/** A self-signed certificate, as the file of the site wants it filled in. */
function certificate(dir: string): { readonly crt: string; readonly key: string } {
  const [crt, key] = [join(dir, 'site.crt'), join(dir, 'site.key')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-out', crt, '-keyout', key];
  execFileSync(debianProgram('/usr/bin/openssl', 'openssl'), args, { stdio: 'ignore' });
  return { crt, key };
}

/**
 * nginx of Debian with a site's file as it is written, but for what an operator fills in: certificate, folder, and here the ports.
 * @param dir where it may write
 */
export async function openNginx(conf: string, dir: string, { root = '', upstream = '' } = {}): Promise<Origin> {
  const program = debianProgram('/usr/sbin/nginx', 'nginx-light');
  const [port, plain] = [await freePort(), await freePort()];
  const { crt, key } = certificate(dir);
  const site = conf
    .replace(/listen 443/g, `listen 127.0.0.1:${port}`)
    .replace(/listen 80;/, `listen 127.0.0.1:${plain};`)
    .replaceAll(/ *listen \[::\].*\n/g, '')
    .replace(/(ssl_certificate) .*;/, `$1 ${crt};`)
    .replace(/(ssl_certificate_key) .*;/, `$1 ${key};`)
    .replace(/root .*;/, `root ${root};`)
    .replace('http://127.0.0.1:8080', upstream);
  writeFileSync(join(dir, 'site.conf'), site);
  mkdirSync(join(dir, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${dir}/temp/${kind};`);
  const main = [
    'daemon off; pid nginx.pid; error_log stderr; user root; events {}',
    'http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;',
    ...temporary,
    `include ${dir}/site.conf; }`,
  ];
  writeFileSync(join(dir, 'nginx.conf'), main.join('\n'));
  const origin: Origin = { protocol: 'https:', port, name: 'localhost' };
  await start({
    program,
    args: ['-p', dir, '-c', join(dir, 'nginx.conf')],
    cwd: dir,
    isUp: () => ask(origin, { path: '/' }),
  });
  return origin;
}
