#!/usr/bin/env node
import { skinCommand } from './skinCommand.ts';

process.exitCode = await skinCommand(process.argv.slice(2), {
  print: (text) => void process.stdout.write(text),
  say: (text) => void process.stderr.write(`${text}\n`),
});
