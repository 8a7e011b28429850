import { History, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';

import { IconButton, Menu, useToast } from '#ui';
import type { SignedIn } from '../protocol.ts';
import { signOut } from '../server.ts';
import type { Overlay } from '../useOverlay.ts';
import { words } from '../words.ts';
import { Drafts } from './Drafts.tsx';

const { operator } = words;

interface OperatorMenuProps {
  readonly signedIn: SignedIn;
  readonly overlay: Overlay;
}

/** Who is signed in, their earlier drafts, and the way out. */
export function OperatorMenu({ signedIn: { name, role }, overlay }: OperatorMenuProps) {
  const showToast = useToast();
  const [showsDrafts, setShowsDrafts] = useState(false);
  const leave = async (): Promise<void> => {
    try {
      await signOut();
      location.assign('/sign-in');
    } catch {
      showToast({ message: words.noAnswer, tone: 'caution' });
    }
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton size="sm" aria-label={operator.menu(name, operator.roles[role])}>
            <UserRound size={18} />
          </IconButton>
        }
        items={[
          { label: operator.drafts, icon: <History size={16} />, onSelect: () => setShowsDrafts(true) },
          { label: operator.signOut, icon: <LogOut size={16} />, onSelect: () => void leave() },
        ]}
      />
      {showsDrafts && <Drafts overlay={overlay} onClose={() => setShowsDrafts(false)} />}
    </>
  );
}
