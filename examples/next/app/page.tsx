import { Card, Heading, Link, Row, Stack, Text } from 'playfront/ui';

import { Invitation } from './Invitation';
import { Members } from './Members';
import { ThemeButton } from './ThemeButton';

/** A server component: the kit's parts can be used in it, and what has state is in the client components. */
export default function Page() {
  return (
    <Stack as="main" className="page" gap="xl">
      <Row justify="between" align="center">
        <Heading level={1}>Members</Heading>
        <ThemeButton />
      </Row>
      <Card>
        <Heading level={2}>Invite</Heading>
        <Text tone="muted">They get a link by mail.</Text>
        <Invitation />
      </Card>
      <Members />
      <Link href="/terms">Terms</Link>
    </Stack>
  );
}
