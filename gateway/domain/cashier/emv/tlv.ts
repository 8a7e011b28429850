/**
 * EMVCo merchant-presented QR codes ("EMV QR Code Specification for Payment Systems, Merchant-Presented Mode", 1.1):
 * fields of a two-digit id, a two-digit length and a value, which may be nested fields. A list, since the order
 * matters: 00 is first.
 */
export type Field = readonly [id: string, value: string | readonly Field[]];

const LONGEST = 99;

/**
 * Encodes fields in order.
 * @throws if a value is empty, longer than 99 characters, or not printable ASCII: readers disagree on lengths otherwise
 */
export function tlv(fields: readonly Field[]): string {
  return fields.map(([id, value]) => written(id, typeof value === 'string' ? value : tlv(value))).join('');
}

function written(id: string, value: string): string {
  if (!/^[ -~]+$/.test(value) || value.length > LONGEST) throw new RangeError(`Field ${id} cannot hold ${JSON.stringify(value)}.`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Id and length of the checksum field; the checksum covers them too. */
const CHECKSUM = '6304';

/** The text of a QR code: 00 is the version of the format, 01 says that the code is for one payment, 63 is the checksum. */
export function emvPayload(fields: readonly Field[]): string {
  const text = tlv([['00', '01'], ['01', '12'], ...fields]) + CHECKSUM;
  return text + checksum(text);
}

const POLYNOMIAL = 0x1021;

/** CRC-16/CCITT-FALSE, as four capital hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? POLYNOMIAL : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
