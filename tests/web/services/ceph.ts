/**
 * The object gateway of Ceph, a store that speaks S3 and honours conditional writes: a monitor, a storage daemon that
 * keeps its objects in memory, and the gateway itself.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3mini } from 's3mini';

import { freePort } from '../../freePort.ts';
import { debianProgram, launch, type Running } from '../../programs.ts';

export interface ObjectStore {
  readonly url: string;
  /** The variables of AWS's tools, for one who may do everything there. */
  readonly env: Readonly<Record<string, string>>;
  /** A client of one bucket. */
  bucket(name: string): S3mini;
  /** Ends the gateway as a crash does; the objects stay. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

const ACCESS_KEY = 'RELEASER';
export const SECRET_KEY = 'a-secret-that-is-never-shown';

const config = (dir: string, id: string, monitor: string, port: number): string => `[global]
fsid = ${id}
mon host = ${monitor}
mon initial members = a
keyring = ${dir}/keyring
public addr = 127.0.0.1
cluster addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data = ${dir}/mon
mon data avail crit = 1
osd data = ${dir}/osd
osd objectstore = memstore
rgw data = ${dir}/rgw
rgw frontends = beast endpoint=127.0.0.1:${port}
paxos propose interval = 0.05
log file = ${dir}/$name.log
admin socket = ${dir}/$name.asok
pid file = ${dir}/$name.pid
`;

/** @param buckets those that are there from the start */
export async function openCeph(buckets: readonly string[]): Promise<ObjectStore> {
  debianProgram('/usr/bin/ceph-osd', 'radosgw ceph-mon ceph-osd');
  const dir = mkdtempSync(join(tmpdir(), 'playfront-ceph-'));
  for (const part of ['mon', 'osd', 'rgw']) mkdirSync(join(dir, part));
  const id = randomUUID();
  const monitor = `[v2:127.0.0.1:${await freePort()}]`;
  const port = await freePort();
  const file = join(dir, 'ceph.conf');
  writeFileSync(file, config(dir, id, monitor, port));
  const ran = (program: string, ...args: readonly string[]) =>
    execFileSync(program, ['-c', file, ...args], { cwd: dir, stdio: 'pipe', timeout: 60_000 });
  const started = async (program: string, args: readonly string[], isUp: () => Promise<unknown>): Promise<Running> => {
    const running = launch({ program: `/usr/bin/${program}`, args: ['-f', '-c', file, ...args], cwd: dir, isUp });
    await running.isUp;
    return running;
  };

  for (const [index, name] of ['mon.', 'client.admin', 'osd.0'].entries()) {
    const rights = ['mon', 'osd', ...(name === 'osd.0' ? [] : ['mgr'])].flatMap((part) => ['--cap', part, 'allow *']);
    execFileSync('ceph-authtool', [...(index === 0 ? ['--create-keyring'] : []), join(dir, 'keyring'), '--gen-key', '-n', name, ...rights]);
  }
  execFileSync('monmaptool', ['--create', '--addv', 'a', monitor, '--fsid', id, join(dir, 'monmap')], { stdio: 'pipe' });
  ran('ceph-mon', '--mkfs', '-i', 'a', '--keyring', join(dir, 'keyring'), '--monmap', join(dir, 'monmap'));
  const mon = await started('ceph-mon', ['-i', 'a'], async () => ran('ceph', 'mon', 'stat', '--connect-timeout', '1'));
  const disk = randomUUID();
  ran('ceph', 'osd', 'new', disk);
  ran('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
  const osd = await started('ceph-osd', ['-i', '0'], async () => {});
  const user = ['--uid', 'releaser', '--display-name', 'Releaser', '--access-key', ACCESS_KEY, '--secret-key', SECRET_KEY];
  ran('radosgw-admin', 'user', 'create', ...user);
  const url = `http://127.0.0.1:${port}`;
  const gateway = () => started('radosgw', ['-n', 'client.admin'], () => fetch(url));
  let running = await gateway();

  const bucket = (name: string) =>
    new S3mini({ accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY, endpoint: `${url}/${name}`, region: 'default' });
  for (const name of buckets) await bucket(name).createBucket();
  return {
    url,
    env: { AWS_ACCESS_KEY_ID: ACCESS_KEY, AWS_SECRET_ACCESS_KEY: SECRET_KEY, AWS_ENDPOINT_URL_S3: url },
    bucket,
    kill: () => running.end(),
    async restart() {
      running = await gateway();
    },
    async close() {
      for (const program of [running, osd, mon]) await program.end();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
