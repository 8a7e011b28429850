/** Maximum number of dropped addresses that are logged. */
const MOST_SAID = 20;

/** A host without header separators: `URL` accepts `;`, `,` and quotes as well. */
const ORIGIN = /^https?:\/\/[a-z0-9.:[\]-]+$/i;

/** Reads the origins of addresses sent by a platform; invalid ones are dropped, and logged once. */
export function originReader(say: (line: string) => void): (addresses: readonly string[]) => string[] {
  const dropped = new Set<string>();
  return (addresses) =>
    addresses.flatMap((address) => {
      const origin = URL.canParse(address) ? new URL(address).origin : '';
      if (ORIGIN.test(origin)) return [origin];
      if (!dropped.has(address) && dropped.size < MOST_SAID) {
        dropped.add(address);
        say(`The platform names ${shown(address)} as a host of games or pictures, which is no http address. It is left out.`);
      }
      return [];
    });
}

const LONGEST_SHOWN = 100;

/** Quoted, and limited to characters that are safe in a terminal. */
const shown = (text: string): string => JSON.stringify(text.slice(0, LONGEST_SHOWN)).replace(/[^\x20-\x7e]/g, '?');
