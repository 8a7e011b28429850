import { Hammer } from 'lucide-react';

import { useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { EmptyState } from '#ui';
import type { Props } from './schema.ts';

/** Placeholder for a part of the site that opens later. */
export default function ComingSoon({ props }: BlockProps<Props>) {
  const text = useText();
  return <EmptyState icon={<Hammer />} title={text(props.title)} text={text(props.text)} />;
}
