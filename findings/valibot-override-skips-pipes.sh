#!/bin/sh
# `overrideSchema` of @valibot/to-json-schema is asked for the parts of a pipe and never for the pipe itself. A schema that is recognized
# by identity, to become a `$ref` of ours, is recognized alone and not once it has a pipe: `definitions` recognizes both.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund valibot@1.5.0 @valibot/to-json-schema@1.8.0
cat > run.mjs <<'JS'
import * as v from 'valibot';
import { toJsonSchema } from '@valibot/to-json-schema';

const plain = v.object({ amount: v.number() });
const piped = v.pipe(v.object({ amount: v.number() }), v.description('money'));
const overridden = (schema) => {
  const { properties } = toJsonSchema(v.object({ price: schema }), {
    overrideSchema: ({ valibotSchema }) => (valibotSchema === schema ? { $ref: '#/$defs/money' } : undefined),
  });
  return '$ref' in properties.price;
};
const defined = (schema) => '$ref' in toJsonSchema(v.object({ price: schema }), { definitions: { money: schema } }).properties.price;

const seen = [overridden(plain), overridden(piped), defined(plain), defined(piped)];
console.log(`overrideSchema recognizes the schema: ${seen[0]}, with a pipe: ${seen[1]}; definitions: ${seen[2]}, with a pipe: ${seen[3]}`);
process.exit(seen.join() === 'true,false,true,true' ? 0 : 1);
JS
node run.mjs
