import { useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import * as styles from './EdgeButton.css.ts';
import type { Props } from './schema.ts';

/** A round floating button that opens a modal or a page. */
export default function EdgeButton({ props }: BlockProps<Props>) {
  const name = useText()(props.label);
  const button = (
    <SiteLink href={props.to} className={styles.button[props.place]} aria-label={name} title={name}>
      <Icon name={iconNamed(props.icon)} size={props.place === 'corner' ? 26 : 22} />
    </SiteLink>
  );
  // The right bar is already a landmark; in the corner, the button needs one.
  return props.place === 'corner' ? <aside aria-label={name}>{button}</aside> : button;
}
