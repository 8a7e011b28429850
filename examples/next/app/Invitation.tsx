'use client';

import { useState, type SubmitEvent } from 'react';
import { Button, CheckboxField, DateField, Dialog, Row, Stack, TextField, useToast } from 'playfront/ui';

/** A form, and a question before it is sent. */
export function Invitation() {
  const [address, setAddress] = useState('');
  const [asking, setAsking] = useState(false);
  const toast = useToast();

  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  const send = () => {
    setAsking(false);
    toast({ message: `Invited ${address}.`, tone: 'positive' });
  };

  return (
    <form onSubmit={ask}>
      <Stack>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <DateField label="Until" />
        <CheckboxField label="May invite others" />
        <Row>
          <Button variant="primary" type="submit">
            Invite
          </Button>
        </Row>
      </Stack>
      <Dialog
        name="confirm-invitation"
        title={`Invite ${address}?`}
        open={asking}
        onClose={() => setAsking(false)}
        actions={[
          { label: 'Cancel', onSelect: () => setAsking(false) },
          { label: 'Send', onSelect: send },
        ]}
      />
    </form>
  );
}
