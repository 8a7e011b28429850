import { Button, Card, Heading, Row, Stack, Text, useTheme } from 'playfront/ui';

import './app.css';
import { Invitation } from './Invitation.tsx';
import { Members } from './Members.tsx';

export function App() {
  const { theme, toggle } = useTheme();
  return (
    <Stack as="main" className="page" gap="xl">
      <Row justify="between" align="center">
        <Heading level={1}>Members</Heading>
        <Button onClick={toggle}>{theme === 'dark' ? 'Light theme' : 'Dark theme'}</Button>
      </Row>
      <Card>
        <Heading level={2}>Invite</Heading>
        <Text tone="muted">They get a link by mail.</Text>
        <Invitation />
      </Card>
      <Members />
    </Stack>
  );
}
