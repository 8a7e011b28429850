import { memo, type ComponentPropsWithRef } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { BrowserLocationHook } from 'wouter/use-browser-location';

import { wantLaunch } from '#site/features/games/wantedLaunch.ts';
import { withoutModal } from '#site/lib/modalQuery.ts';
import { gate, type Destination } from '#site/lib/urlGate.ts';
import { BY_LINK } from './sectionState.ts';

type Anchor = Omit<ComponentPropsWithRef<'a'>, 'href'>;

/**
 * A link from config or server data, validated by the URL gate: pages of this site use the router, modals and centers open over the
 * current page, `launch:` launches a game, everything else opens in a new window. A rejected URL renders as plain text.
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
            // A link to the current page replaces the history entry, so that Back does not return to the same page.
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
      // Without a URL it is not a link.
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

/** Memoized: a URL change only affects where links lead, and opening a center's entry would re-render dozens of unchanged links. */
const StillLink = memo(Link<BrowserLocationHook>);
/** Constants, so that a link with the same URL is memoized. */
const OPENED_FROM_PAGE = { opener: 'page' } as const;
const SECTION_FROM_LINK = { ...OPENED_FROM_PAGE, ...BY_LINK } as const;

/** Its target extends the current URL: only these links re-render when a filter or modal changes the URL. */
function OverPage({ destination, children, ref, ...anchor }: OverPageProps) {
  const [query] = useSearchParams();
  if (destination.kind === 'launch')
    // The target URL is known only after the launch.
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
  // Replaces the open modal and its parameters.
  const target = withoutModal(query);
  const hasSection = destination.kind === 'centre' && destination.section !== undefined;
  if (destination.kind === 'modal') target.set('modal', destination.id);
  else {
    target.set('centre', destination.page);
    if (destination.section !== undefined) target.set('modal.section', destination.section);
  }
  return (
    <StillLink href={`?${target.toString()}`} ref={ref} state={hasSection ? SECTION_FROM_LINK : OPENED_FROM_PAGE} {...anchor}>
      {children}
    </StillLink>
  );
}
