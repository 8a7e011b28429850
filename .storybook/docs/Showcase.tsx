import { Wallet } from 'lucide-react';
import type { ReactNode } from 'react';

import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { LazyImage } from '../../ui/image/LazyImage.tsx';
import { storyArt } from '#ui/testing/storyArt.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { Ticker } from '../../ui/ticker/Ticker.tsx';
import * as styles from './docs.css.ts';

const games = ['Golden harbour', 'Lucky lantern', 'Night market', 'Paper tiger'].map((name, index) => ({
  id: name,
  content: <LazyImage src={storyArt(index * 70 + 20, 240, 320)} alt={name} aspectRatio={3 / 4} />,
}));

/** A few components as they appear on a site, in the skin of the toolbar. */
export function Showcase(): ReactNode {
  return (
    <div className={styles.showcase}>
      <div className={styles.card}>
        <div className={styles.who}>
          <Avatar name="Maria Santos" />
          Maria Santos
          <span className={styles.pushedEnd}>
            <Badge tone="highlight">VIP 3</Badge>
          </span>
        </div>
        <div className={styles.balance}>
          <Ticker value="₱ 12,345.60" />
        </div>
        <Row gap="lg">
          <Button variant="primary" iconStart={<Wallet size="1em" />}>
            Deposit
          </Button>
          <Button>Withdraw</Button>
        </Row>
      </div>
      <div className={styles.card}>
        <Tabs
          variant="pill"
          aria-label="Games"
          tabs={['Hot', 'Slots', 'Live'].map((label) => ({
            value: label,
            label,
            content: (
              <Carousel variant="rail" label={label} heading={label} slides={games} slidesPerView={{ narrow: 2.3, medium: 4, wide: 4 }} />
            ),
          }))}
        />
      </div>
      <div className={styles.card}>
        <TextField label="Username" defaultValue="juan_dc" message="Free: it can be yours." tone="positive" />
        <PasswordField label="Password" autoComplete="new-password" />
      </div>
    </div>
  );
}
