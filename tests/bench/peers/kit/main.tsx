import '#ui/theme/base.css.ts';
import '@peers/page.css';

import { boot } from '@peers/boot';
import { MENU, SLIDES } from '@peers/spec';
import { useModal } from '@peers/useModal';
import type { ReactNode } from 'react';

import { Button, Carousel, KitProvider, Menu, toggleTheme } from '#ui';

const load = () => import('./Register.tsx');

const items = MENU.map((label) => ({ label, onSelect: () => {} }));
const slides = SLIDES.map((label, index) => ({ id: label, content: <div className={`slide s${index}`}>{label}</div> }));

function Provider({ children }: { children: ReactNode }): ReactNode {
  return <KitProvider>{children}</KitProvider>;
}

function Screen(): ReactNode {
  const {
    show,
    modal: { Modal, open, onClose },
  } = useModal(load);
  return (
    <main className="page">
      <header className="hdr">
        <h1>Peers</h1>
        <Menu trigger={<Button>Menu</Button>} items={items} />
        <Button onClick={toggleTheme}>Toggle theme</Button>
      </header>
      <Carousel label="News" slides={slides} autoplayMs={5000} />
      <Button variant="primary" onClick={() => void show()}>
        Open
      </Button>
      {Modal && <Modal open={open} onClose={onClose} />}
    </main>
  );
}

void boot({ Provider, Screen, stress: () => import('./Stress.tsx') });
