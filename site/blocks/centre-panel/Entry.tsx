import { ArrowLeft } from 'lucide-react';
import { memo, useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { EntryView, ModalContext, useModal, useText, type ModalControl, type ShownEntry } from '#site/assembler/sdk/view.ts';
import { ModalBar } from '#site/assembler/sdk/ModalBar.ts';
import { Stack } from '#ui';
import { CentreLink } from './CentreLink.tsx';
import * as styles from './CentrePanel.css.ts';

interface EntryProps {
  readonly entry: ShownEntry;
  /** Whether the URL already names this entry. */
  readonly isAddressed: boolean;
  /** The center, if its menu is not beside the entry: then the modal's header is the entry's. */
  readonly backTo: string | undefined;
}

/** A selected or prerendered entry. */
export const Entry = memo(function Entry({ entry, isAddressed, backTo }: EntryProps) {
  const text = useText();
  const id = useId();
  const modal = useModalOf(entry.item.page, isAddressed);
  const title = text(entry.item.label);
  return (
    <Stack as="section" gap="md" aria-labelledby={id} className={styles.panel}>
      {backTo === undefined ? (
        <h3 id={id} className={styles.heading}>
          {title}
        </h3>
      ) : (
        <ModalBar>
          <BarTitle id={id} title={title} backTo={backTo} />
        </ModalBar>
      )}
      <ModalContext value={modal}>
        <EntryView block={entry} />
      </ModalContext>
    </Stack>
  );
});

interface BarTitleProps {
  readonly id: string;
  readonly title: string;
  readonly backTo: string;
}

/** Link to the menu, and the entry's title. It takes the focus: selecting an entry unmounts the menu, and with it the focused link. */
function BarTitle({ id, title, backTo }: BarTitleProps) {
  const { t } = useTranslation('centre');
  const { open } = useModal();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <CentreLink page={backTo} className={styles.back} aria-label={t('back')} onChoose={(page) => open(`centre:${page}`)}>
        <ArrowLeft size={22} aria-hidden="true" className={styles.backIcon} />
      </CentreLink>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.barTitle}>
        {title}
      </h3>
    </>
  );
}

/**
 * The modal state as an entry sees it; a prerendered entry gets the state it will have once selected. Other URL parameters belong to the
 * selected entry. The object's identity is stable while its content is equal, so that revealing a prerendered entry does not re-render
 * it.
 */
function useModalOf(page: string, isAddressed: boolean): ModalControl {
  const { name, params, open, put, close } = useModal();
  const said = new URLSearchParams(isAddressed ? params : { page }).toString();
  return useMemo(() => ({ name, params: Object.fromEntries(new URLSearchParams(said)), open, put, close }), [name, said, open, put, close]);
}
