#!/bin/sh
# @rjsf/core cannot be imported by its name alone: its index exports a helper of tests, which imports @rjsf/validator-ajv8, a package
# that it names among its development dependencies only. The form's own module can be imported.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @rjsf/core@6.11.1 @rjsf/utils@6.11.1 react@19.3.1 react-dom@19.3.1
cat > run.mjs <<'JS'
const outcome = (name) => import(name).then(() => 'imported', ({ code, message }) => `${code}: ${message.split("'")[1]}`);
const [index, form] = [await outcome('@rjsf/core'), await outcome('@rjsf/core/lib/components/Form.js')];
console.log(`index: ${index}\nform: ${form}`);
process.exit(index === 'ERR_MODULE_NOT_FOUND: @rjsf/validator-ajv8' && form === 'imported' ? 0 : 1);
JS
node run.mjs
