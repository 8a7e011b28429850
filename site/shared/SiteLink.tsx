import type { ComponentPropsWithRef } from 'react';
import { Link, useSearchParams } from 'wouter';

import { wantLaunch } from './games/wantedLaunch.ts';
import { gate } from './urlGate.ts';

interface SiteLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/**
 * A link from config or server data, through the URL gate: pages of this site go through the router, modals and centres open
 * over the current page, `launch:` starts a game, everything else leaves in a new window. What the gate refuses is drawn as plain text.
 */
export function SiteLink({ href, children, ref, ...anchor }: SiteLinkProps) {
  const destination = gate(href);
  const [query] = useSearchParams();
  switch (destination?.kind) {
    case 'route':
      return (
        <Link href={destination.path} ref={ref} {...anchor}>
          {children}
        </Link>
      );
    case 'modal':
    case 'centre': {
      const target = new URLSearchParams(query);
      for (const key of ['modal', 'centre']) target.delete(key);
      if (destination.kind === 'modal') target.set('modal', destination.id);
      else target.set('centre', destination.page);
      return (
        <Link href={`?${target.toString()}`} ref={ref} state={{ opener: 'page' }} {...anchor}>
          {children}
        </Link>
      );
    }
    case 'launch':
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
    case 'external':
      return (
        <a href={destination.href} target="_blank" rel="noopener noreferrer" ref={ref} {...anchor}>
          {children}
        </a>
      );
    default:
      return <span {...anchor}>{children}</span>;
  }
}
