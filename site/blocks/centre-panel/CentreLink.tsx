import type { ComponentProps, MouseEvent, ReactNode } from 'react';

interface CentreLinkProps extends Pick<ComponentProps<'a'>, 'onPointerEnter' | 'onFocus' | 'aria-label'> {
  /** Page of an entry, or the center's id for its menu. */
  readonly page: string;
  readonly className: string;
  readonly current?: boolean;
  readonly onChoose: (page: string) => void;
  readonly children: ReactNode;
}

/** A link that replaces the history entry, so that Back leaves the center after any number of entries. */
export function CentreLink({ page, className, current = false, onChoose, children, ...native }: CentreLinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(page);
  };
  return (
    <a href={`?centre=${page}`} className={className} onClick={follow} {...(current && { 'aria-current': 'page' as const })} {...native}>
      {children}
    </a>
  );
}
