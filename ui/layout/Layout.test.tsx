import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { Divider } from './Divider.tsx';
import { Grid } from './Grid.tsx';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';

const box = (name: string): DOMRect => screen.getByTestId(name).getBoundingClientRect();

describe('layout', () => {
  beforeEach(() => page.viewport(800, 600));
  afterEach(cleanup);

  it('[UI-8] a stack puts its children below each other, as wide as itself, with the gap of a step', () => {
    render(
      <Stack gap="lg">
        <div data-testid="first">first</div>
        <div data-testid="second">second</div>
      </Stack>,
    );
    expect(box('second').top - box('first').bottom).toBe(16);
    expect(box('first').width).toBe(box('second').width);
  });

  it('[UI-8] a row puts them side by side from the start of the line, and wraps', async () => {
    render(
      <div dir="rtl">
        <Row gap="sm">
          {['first', 'second', 'third'].map((name) => (
            <button key={name} type="button" data-testid={name}>{`${name} of three buttons`}</button>
          ))}
        </Row>
      </div>,
    );
    expect(box('first').left - box('second').right).toBe(8);
    expect(box('third').top).toBe(box('first').top);
    await page.viewport(360, 600);
    expect(box('third').top).toBeGreaterThan(box('first').bottom);
  });

  it('[UI-8] a row that does not wrap keeps its children in one line, the ends apart', async () => {
    await page.viewport(360, 600);
    render(
      <Row wrap={false} justify="between" data-testid="row">
        <span data-testid="name">A long name of an account that nobody can read in one line of a phone</span>
        <span data-testid="amount">₱1</span>
      </Row>,
    );
    expect(box('amount').right).toBe(box('row').right);
    expect(box('amount').top).toBeLessThan(box('name').bottom);
  });

  it('[UI-8] a grid has as many columns as fit, and one where none does', async () => {
    render(
      <Grid column="md" gap="none">
        {['a', 'b', 'c', 'd'].map((name) => (
          <div key={name} data-testid={name}>
            {name}
          </div>
        ))}
      </Grid>,
    );
    expect(box('c').top).toBe(box('a').top);
    expect(box('d').top).toBeGreaterThan(box('a').top);
    await page.viewport(300, 600);
    expect(box('b').top).toBeGreaterThan(box('a').top);
  });

  it('[UI-8] is the element that is asked for, and a list is one for screen readers', async () => {
    render(
      <Stack as="main">
        <h1>Games</h1>
        <Stack as="ul" aria-label="Vendors">
          <li>Pearl</li>
        </Stack>
        <Row as="nav" aria-label="More">
          <a href="/rng">Slots</a>
        </Row>
        <Divider />
        <Divider label="or" />
      </Stack>,
    );
    expect(screen.getByRole('main')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Vendors' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'More' })).toBeTruthy();
    expect(screen.getByRole('separator')).toBeTruthy();
    expect(screen.getByText('or')).toBeTruthy();
    await expectAccessible();
  });
});
