import { ChevronRight } from 'lucide-react';

import { useModal, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { Sentence } from '#site/components/Sentence.tsx';
import { isOpenedByLink } from '#site/features/links/sectionState.ts';
import { SectionProvider } from '#site/features/security/section.ts';
import { useSecurity } from '#site/features/security/useSecurity.ts';
import { Badge, Button, ButtonLink, Heading, Modal, Stack, VisuallyHidden } from '#ui';
import { SectionIcon } from './SectionIcon.ts';
import type { Props } from './schema.ts';
import * as styles from './SecuritySection.css.ts';
import { useStanding } from './useStanding.ts';

/** Query parameter of the open section. */
const SECTION = 'section';

/** A row of the security center; its button opens a dialog or follows a link. The URL names the open section. */
export default function SecuritySection({ props, slots }: BlockProps<Props>) {
  const { section, icon, state, to, width } = props;
  const text = useText();
  const { data } = useSecurity();
  const standingOf = useStanding();
  const { isOpen, open, close } = useOpenSection(section);
  if (data === undefined) return null;

  const title = text(props.title);
  const { value, badge, action, isMissing = false } = standingOf(state, data);
  const words = (
    <>
      <span className={styles.actionWord}>{action}</span>
      <VisuallyHidden>: {title}</VisuallyHidden>
      <ChevronRight className={styles.arrow} size={20} aria-hidden="true" />
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list role in SecurityCentre.tsx
    <div role="listitem" className={styles.row}>
      <span className={styles.icon}>
        <SectionIcon name={icon} />
      </span>
      <Stack gap="xxs">
        <div className={styles.head}>
          <Heading level={3} size="md">
            {title}
          </Heading>
          {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        </div>
        {value === undefined ? (
          <p className={styles.purpose}>{text(props.text)}</p>
        ) : (
          <p className={styles.text}>
            <bdi>
              <Sentence text={value} />
            </bdi>
          </p>
        )}
      </Stack>
      {to === undefined ? (
        <Button variant={isMissing ? 'primary' : 'secondary'} size="sm" className={styles.action} onClick={open}>
          {words}
        </Button>
      ) : (
        <ButtonLink href={to} size="sm" className={styles.action}>
          {words}
        </ButtonLink>
      )}
      {isOpen && (
        <Modal open name="security" title={title} width={width} height={200} onClose={close}>
          <SectionProvider value={{ close }}>{slots['form']}</SectionProvider>
        </Modal>
      )}
    </div>
  );
}

/** Whether the URL names this section, and setters. A form that lacks something, such as a withdrawal, links here and is returned to. */
function useOpenSection(section: string) {
  const { params, put } = useModal();
  return {
    isOpen: params[SECTION] === section,
    open: (): void => put({ [SECTION]: section }),
    close: (): void => (isOpenedByLink() ? history.back() : put({ [SECTION]: '' })),
  };
}
