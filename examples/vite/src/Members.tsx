import { Badge, Table, type TableColumn } from 'playfront/ui';

interface Member {
  readonly name: string;
  readonly joined: string;
  readonly role: 'owner' | 'member';
}

const members: readonly Member[] = [
  { name: 'Linh', joined: '2026-03-02', role: 'member' },
  { name: 'Anong', joined: '2025-11-20', role: 'owner' },
  { name: 'Dewi', joined: '2026-05-14', role: 'member' },
];

const columns: readonly TableColumn<Member>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { key: 'joined', header: 'Joined', cell: ({ joined }) => joined, sortValue: ({ joined }) => joined },
  { key: 'role', header: 'Role', cell: ({ role }) => <Badge tone={role === 'owner' ? 'highlight' : 'neutral'}>{role}</Badge> },
];

export function Members() {
  return <Table caption="All members" columns={columns} rows={members} rowKey={({ name }) => name} />;
}
