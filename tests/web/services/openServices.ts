import { beforeAll } from 'vitest';

import { openCeph, type ObjectStore } from './ceph.ts';
import { openRedis, type Broker } from './redis.ts';
import { BUCKET } from './releasedAt.ts';

/** A store with the bucket of releases, and a broker, for the tests of a file or of a `describe`. */
export function openServices(take: (store: ObjectStore, broker: Broker) => void): void {
  beforeAll(async () => {
    const [store, broker] = await Promise.all([openCeph([BUCKET]), openRedis()]);
    take(store, broker);
    return async () => void (await Promise.all([store.close(), broker.close()]));
  });
}
