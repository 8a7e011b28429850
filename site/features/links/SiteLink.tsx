import { memo, type ComponentPropsWithRef } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { BrowserLocationHook } from 'wouter/use-browser-location';

import { wantLaunch } from '#site/features/games/wantedLaunch.ts';
import { gate, type Destination } from '#site/lib/urlGate.ts';

type Anchor = Omit<ComponentPropsWithRef<'a'>, 'href'>;

/**
 * A link from config or server data, through the URL gate: pages of this site go through the router, modals and centres open
 * over the current page, `launch:` starts a game, everything else leaves in a new window. What the gate refuses is drawn as plain text.
 */
export function SiteLink({ href, children, ref, ...anchor }: Anchor & { readonly href: string }) {
  const destination = gate(href);
  switch (destination?.kind) {
    case 'route':
      return (
        <Link
          href={destination.path}
          ref={ref}
          {...anchor}
          onClick={(event) => {
            anchor.onClick?.(event);
            // To where the page is: Back would lead to the same page again.
            if (destination.path === location.pathname + location.search + location.hash) event.preventDefault();
          }}
        >
          {children}
        </Link>
      );
    case 'modal':
    case 'centre':
    case 'launch':
      return (
        <OverPage destination={destination} ref={ref} {...anchor}>
          {children}
        </OverPage>
      );
    case 'external':
      return (
        <a href={destination.href} target="_blank" rel="noopener noreferrer" ref={ref} {...anchor}>
          {children}
        </a>
      );
    default:
      // Without an address it is no link.
      return (
        <a ref={ref} {...anchor}>
          {children}
        </a>
      );
  }
}

interface OverPageProps extends Anchor {
  readonly destination: Extract<Destination, { kind: 'modal' | 'centre' | 'launch' }>;
}

/** What an address changes is only where the link leads: an entry of a centre opens under dozens of links that stay the same. */
const StillLink = memo(Link<BrowserLocationHook>);
/** One and the same for all, so that a link with the same address is the same link. */
const OPENED_FROM_PAGE = { opener: 'page' } as const;

/** Its address goes on from that of the page: only these links follow what a filter or a modal writes there. */
function OverPage({ destination, children, ref, ...anchor }: OverPageProps) {
  const [query] = useSearchParams();
  if (destination.kind === 'launch')
    // It leads to the page of the game, whose address is known only then.
    return (
      <a
        href={`?${query.toString()}`}
        ref={ref}
        {...anchor}
        onClick={(event) => {
          event.preventDefault();
          wantLaunch(destination.category);
          anchor.onClick?.(event);
        }}
      >
        {children}
      </a>
    );
  // What is open now, and what it has in the address, makes room.
  const target = new URLSearchParams([...query].filter(([key]) => !/^(?:modal|centre)$|^modal\./.test(key)));
  if (destination.kind === 'modal') target.set('modal', destination.id);
  else {
    target.set('centre', destination.page);
    if (destination.section !== undefined) target.set('modal.section', destination.section);
  }
  return (
    <StillLink href={`?${target.toString()}`} ref={ref} state={OPENED_FROM_PAGE} {...anchor}>
      {children}
    </StillLink>
  );
}
