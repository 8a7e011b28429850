import { expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import { gatewayOfFile, lastCode, outbox, send, tokenOf } from './support.ts';

const { gateway } = gatewayOfFile();

it('[MEM-2] a number and a code may be pasted with spaces and invisible marks, or typed in full width', async () => {
  const token = await tokenOf(gateway, 'fresh');
  const typed = { mobileNum: '０９１７\u2011555\u20110001\u200B', countryDialingCode: '+63' };
  expect((await send(gateway, calls.mobileCode, typed, { token })).success).toBe(true);
  expect((await outbox(gateway)).sent[0]).toMatchObject({ recipient: '639175550001' });
  const wide = String.fromCodePoint(...Array.from(await lastCode(gateway), (digit) => 0xff10 + Number(digit)));
  const verificationCode = `${wide.slice(0, 3)}-${wide.slice(3)}\u200B`;
  expect((await send(gateway, calls.bindMobile, { ...typed, verificationCode }, { token })).success).toBe(true);
});
