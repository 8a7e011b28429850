/** A folder of one run, in which its workers find the databases that one of them has seeded. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly seededFolder: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'playfront-contract-'));
  project.provide('seededFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
