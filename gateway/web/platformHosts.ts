/** Addresses that were dropped and said so; more than anybody reads are not said. */
const MOST_SAID = 20;

/** A host that can end nothing in a header: `URL` takes `;`, `,` and quotes as well. */
const ORIGIN = /^https?:\/\/[a-z0-9.:[\]-]+$/i;

/** Reads the origins of addresses that a platform names; what is no origin is dropped, and said once. */
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

/** In quotes, and in characters that do nothing to a terminal. */
const shown = (text: string): string => JSON.stringify(text.slice(0, LONGEST_SHOWN)).replace(/[^\x20-\x7e]/g, '?');
