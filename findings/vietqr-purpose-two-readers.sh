#!/bin/sh
# A VietQR purpose with marks: vietnam-qr-pay writes lengths in characters and the checksum over UTF-8 bytes, so that it reads its own
# code as valid and promptparse refuses it. Without marks both read the same.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vietnam-qr-pay@1.5.1 promptparse@1.6.0
cat > run.mjs <<'JS'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { QRPay } = require('vietnam-qr-pay');
const { parse } = require('promptparse');

const verdicts = ['Nap tien', 'Nạp tiền'].map((purpose) => {
  const code = QRPay.initVietQR({ bankBin: '970436', bankNumber: '0011001234567', amount: '200000', purpose }).build();
  const verdict = { its: new QRPay(code).isValid, others: parse(code, true) !== null };
  console.log(`${purpose}: vietnam-qr-pay reads it: ${verdict.its}, promptparse reads it: ${verdict.others}`);
  return `${verdict.its} ${verdict.others}`;
});
process.exit(verdicts.join() === 'true true,true false' ? 0 : 1);
JS
node run.mjs
