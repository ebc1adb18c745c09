import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

function Shell() {
  return (
    <main ref={useFocusAfterNavigation()} tabIndex={-1}>
      <Outlet />
    </main>
  );
}

function Links() {
  return (
    <>
      <Link to="/form">Form</Link>
      <Link to="/form#note">Note</Link>
      <Link to="/own">Own</Link>
    </>
  );
}

function Form() {
  return (
    <>
      <input aria-label="Name" />
      <input id="note" aria-label="Note" />
    </>
  );
}

/** In an effect, so after the first paint, when users may act, too. */
function FocusesItself() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Own" />;
}

const Site = createRoutesStub([
  {
    Component: Shell,
    children: [
      { path: '/', Component: Links },
      { path: '/form', Component: Form },
      { path: '/own', Component: FocusesItself },
    ],
  },
]);

async function follow(name: string) {
  render(<Site />);
  await userEvent.click(screen.getByRole('link', { name }));
}

describe('focus after a navigation', () => {
  it('goes to the page', async () => {
    await follow('Form');
    await screen.findByLabelText('Name');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('goes to the element in the hash', async () => {
    await follow('Note');
    expect(await screen.findByLabelText('Note')).toHaveFocus();
  });

  it('is not taken from an element that got it after the first paint', async () => {
    await follow('Own');
    expect(await screen.findByLabelText('Own')).toHaveFocus();
  });
});
