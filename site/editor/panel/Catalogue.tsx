import { useState } from 'react';

import { Modal, SearchField, Text } from '#ui';
import { inWords } from '../inWords.ts';
import { words } from '../words.ts';
import type { Offer } from './catalogue.ts';
import * as styles from './Catalogue.css.ts';

interface CatalogueProps {
  readonly offers: readonly Offer[];
  /** The area that is added to, in words. */
  readonly area: string;
  readonly onAdd: (offer: Offer) => void;
  readonly onClose: () => void;
}

/** The blocks that can be added, with what each is for and looks like. */
export function Catalogue({ offers, area, onAdd, onClose }: CatalogueProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = offers.filter(({ block, purpose }) => `${inWords(block)} ${block} ${purpose}`.toLowerCase().includes(wanted));
  const groups = [true, false].map((isUsual) => found.filter((offer) => offer.isUsual === isUsual));
  return (
    <Modal name="catalogue" open title={words.addTo(area)} width={920} onClose={onClose}>
      <SearchField size="md" aria-label={words.findBlock} placeholder={words.findBlock} value={search} onChange={setSearch} />
      {found.length === 0 && <Text tone="muted">{words.noBlocks}</Text>}
      {groups.map(
        (group, place) =>
          group.length > 0 && (
            <section key={words.offers[place]} aria-label={words.offers[place]}>
              <h3 className={styles.heading}>{words.offers[place]}</h3>
              <ul className={styles.grid}>
                {group.map((offer) => (
                  <li key={offer.block}>
                    <button type="button" className={styles.offer} onClick={() => onAdd(offer)}>
                      <span className={styles.picture}>
                        {offer.picture !== undefined && <img className={styles.image} src={offer.picture} alt="" loading="lazy" />}
                      </span>
                      <strong>{inWords(offer.block)}</strong>
                      <span className={styles.purpose}>{offer.purpose}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </Modal>
  );
}
