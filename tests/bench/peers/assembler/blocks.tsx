import { Card, Heading, Tabs, Text } from '@peers/blocks';
import * as v from 'valibot';

import { defineBlocks, type BlockProps } from '#site/assembler/sdk/registry.ts';

const text = v.strictObject({ text: v.string() });
const card = v.strictObject({ title: v.string(), text: v.string(), image: v.string() });
const tabs = v.strictObject({ tabs: v.array(v.strictObject({ title: v.string(), text: v.string() })) });
const none = v.strictObject({});

const slots = { children: {} };

/** A box of children, by its class. */
const box =
  (className: string) =>
  ({ slots: held }: BlockProps<object>) => <div className={className}>{held['children']}</div>;

/** The benchmark's own blocks, registered as a site registers its blocks: each with a schema of its props. */
export const blocks = defineBlocks({
  heading: {
    load: async () => ({ default: ({ props }: BlockProps<v.InferOutput<typeof text>>) => <Heading {...props} /> }),
    schema: async () => ({ props: text }),
  },
  text: {
    load: async () => ({ default: ({ props }: BlockProps<v.InferOutput<typeof text>>) => <Text {...props} /> }),
    schema: async () => ({ props: text }),
  },
  card: {
    load: async () => ({ default: ({ props }: BlockProps<v.InferOutput<typeof card>>) => <Card {...props} /> }),
    schema: async () => ({ props: card }),
  },
  tabs: {
    load: async () => ({ default: ({ props }: BlockProps<v.InferOutput<typeof tabs>>) => <Tabs {...props} /> }),
    schema: async () => ({ props: tabs }),
  },
  grid: { load: async () => ({ default: box('grid') }), schema: async () => ({ props: none }), slots },
  columns: { load: async () => ({ default: box('columns') }), schema: async () => ({ props: none }), slots },
});
