import type { ReactNode } from 'react';

import type { Banner } from '#site/api/contract/announcements.ts';
import { useMenu, useSite } from '#site/assembler/sdk/view.ts';
import { entryVendors, vendorAddress } from '#site/features/games/entryVendors.ts';
import { targetOf } from '#site/features/games/launchTarget.ts';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import { useVendors } from '#site/features/games/vendors.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import * as styles from './BannerStrip.css.ts';

/** Platforms write this instead of a lottery's code to mean the lottery lobby. */
const LOTTERY_LOBBY = 'LOTTO_LOBBY';
const LOTTERY = 'LOTT';

interface GameLinkProps {
  readonly banner: Banner;
  /** The menu that maps categories to pages. */
  readonly menu: string;
  readonly children: ReactNode;
}

/**
 * A game banner: launches the game or, if it names only a vendor, links to the vendor's games. In-app lotteries always link to their
 * page. A vendor that the merchant lacks has no link.
 */
export default function GameLink({ banner, menu, children }: GameLinkProps) {
  const { vendor, title, roomId } = banner;
  const code = vendor ?? '';
  const nodeId = banner.nodeId === LOTTERY_LOBBY ? '' : (banner.nodeId ?? '');
  const launch = useLaunch();
  const entries = useMenu(menu);
  const { lanes } = useVendors();
  const isLottery = useSite().lottery.inAppVendors.includes(code);
  const lane = lanes.find(({ cards }) => cards.some(({ vassalage }) => vassalage === code));
  const gameType = lane?.gameType ?? (isLottery ? LOTTERY : undefined);
  const below = entries.map(({ item }) => entryVendors(item)).find((vendors) => vendors?.category === lane?.title);

  if (gameType === undefined) return children;
  if (nodeId === '' && !isLottery) {
    return below === undefined ? (
      children
    ) : (
      <SiteLink href={vendorAddress(below, { vassalage: code })} className={styles.link}>
        {children}
      </SiteLink>
    );
  }
  const target = targetOf({ nodeId, vendor: code, gameType, gameName: title, roomId: roomId || undefined });
  return (
    <button type="button" className={styles.link} onClick={() => launch(target)}>
      {children}
    </button>
  );
}
