import { Heading, Link, Stack, Text } from 'playfront/ui';

export default function Terms() {
  return (
    <Stack as="main" className="page">
      <Heading level={1}>Terms</Heading>
      <Text>A member may invite others, and leave at any time.</Text>
      <Link href="/">Members</Link>
    </Stack>
  );
}
