import { useText } from '#site/assembler/sdk/view.ts';
import * as styles from '#site/session/form/form.css.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import type { Props } from './schema.ts';

/** Links to information and help for a player in a time-out. */
export function BreakHelp({ ways }: { readonly ways: NonNullable<Props['breakHelp']> }) {
  const text = useText();
  return (
    <p className={styles.ways}>
      {ways.map(({ label, to }) => (
        <SiteLink key={to} href={to} className={styles.way}>
          {text(label)}
        </SiteLink>
      ))}
    </p>
  );
}
