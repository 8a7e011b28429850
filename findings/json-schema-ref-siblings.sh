#!/bin/sh
# JSON Schema 2020-12 applies what stands beside a `$ref` as well as what it refers to. The JSON language service of editors lets the
# referred definition overwrite equal keys: a property's own description is not what hovering shows, and its own `maxLength` is dropped.
# Ajv applies both.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vscode-json-languageservice@5.7.2 ajv@8.17.1
cat > run.mjs <<'JS'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { getLanguageService, TextDocument } = require('vscode-json-languageservice');
const { default: Ajv } = require('ajv/dist/2020.js');

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $defs: { label: { type: 'string', maxLength: 100, description: 'any label' } },
  properties: { title: { $ref: '#/$defs/label', maxLength: 3, description: 'the title of the page' } },
};
const text = '{ "title": "four" }';

const service = getLanguageService({});
service.configure({ validate: true, schemas: [{ uri: 'test://schema', fileMatch: ['*.json'], schema: structuredClone(schema) }] });
const document = TextDocument.create('file:///a.json', 'json', 1, text);
const parsed = service.parseJSONDocument(document);
const faults = await service.doValidation(document, parsed);
const hover = await service.doHover(document, document.positionAt(text.indexOf('title')), parsed);
const shown = [hover?.contents ?? []].flat().map((part) => part.value ?? part).join(' ');
const ajv = new Ajv({ strict: false }).validate(schema, JSON.parse(text));

console.log(`too long for the property, not for the definition: the editor's service finds ${faults.length} faults, ajv says valid: ${ajv}`);
console.log(`hover shows: ${shown}`);
process.exit(faults.length === 0 && ajv === false && shown === 'any label' ? 0 : 1);
JS
node run.mjs
