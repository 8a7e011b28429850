import { useMemo } from 'react';

import { Button, Row, Table, Text, type TableColumn } from '#ui';
import { words } from '../words.ts';
import { Part } from './Part.tsx';
import type { Order, PageFault, PlatformState } from './platform.ts';
import type { Act } from './usePlatform.ts';

const { simulator } = words;

/** A message, or what a captcha asks for. */
interface Message {
  readonly when: string;
  readonly kind: string;
  readonly to: string;
  readonly text: string;
}

const MESSAGES: readonly TableColumn<Message>[] = [
  { key: 'when', header: simulator.when, cell: ({ when }) => when },
  { key: 'kind', header: simulator.kind, cell: ({ kind }) => kind },
  { key: 'to', header: simulator.to, cell: ({ to }) => to },
  { key: 'text', header: simulator.text, cell: ({ text }) => text },
];

const PAGE_FAULTS: readonly TableColumn<PageFault>[] = [
  { key: 'address', header: simulator.address, cell: ({ address }) => address },
  { key: 'code', header: simulator.what, cell: ({ code }) => code },
  { key: 'detail', header: simulator.detail, cell: ({ detail }) => detail },
  { key: 'page', header: words.page, cell: ({ page }) => page },
];

const columnsOf = (act: Act): readonly TableColumn<Order>[] => [
  { key: 'order', header: simulator.order, cell: ({ orderNo }) => orderNo },
  { key: 'account', header: simulator.account, cell: ({ username }) => username },
  { key: 'amount', header: simulator.amount, align: 'end', cell: ({ amount }) => String(amount) },
  { key: 'status', header: simulator.status, cell: ({ status }) => status },
  { key: 'acts', header: simulator.acts, cell: (order) => <Acts order={order} act={act} /> },
];

function Acts({ order: { orderNo, acts }, act }: { readonly order: Order; readonly act: Act }) {
  return (
    <Row>
      {acts.map((one) => (
        <Button key={one} size="sm" onClick={() => void act('POST', 'cashier', { orderNo, act: one })}>
          {one}
        </Button>
      ))}
    </Row>
  );
}

interface ListsProps {
  readonly state: PlatformState;
  readonly act: Act;
}

/** What the platform sent, what its cashier has open, and what running pages reported. */
export function Lists({ state: { sent, captchas, orders, pageFaults }, act }: ListsProps) {
  const messages: readonly Message[] = [
    ...captchas.map(({ id, answer }) => ({ when: simulator.open, kind: 'captcha', to: id, text: answer })),
    ...sent.map(({ sentAt, kind, recipient, body }) => ({ when: new Date(sentAt).toLocaleString('en'), kind, to: recipient, text: body })),
  ];
  const orderColumns = useMemo(() => columnsOf(act), [act]);
  return (
    <>
      <List title={simulator.outbox} columns={MESSAGES} rows={messages} rowKey={({ when, to, text }) => `${when} ${to} ${text}`} />
      <List title={simulator.cashier} help={simulator.cashierHelp} columns={orderColumns} rows={orders} rowKey={({ orderNo }) => orderNo} />
      <List
        title={simulator.pageFaults}
        help={simulator.pageFaultsHelp}
        columns={PAGE_FAULTS}
        rows={pageFaults.toReversed()}
        rowKey={({ address, code, detail, page }) => `${address} ${code} ${detail} ${page}`}
      />
    </>
  );
}

interface ListProps<Entry> {
  readonly title: string;
  readonly help?: string;
  readonly columns: readonly TableColumn<Entry>[];
  readonly rows: readonly Entry[];
  readonly rowKey: (entry: Entry) => string;
}

function List<Entry>({ title, help, ...table }: ListProps<Entry>) {
  return (
    <Part title={title} {...(help !== undefined && { help })}>
      <Table {...table} caption={title} hideCaption density="compact" empty={<Text tone="muted">{simulator.none}</Text>} />
    </Part>
  );
}
