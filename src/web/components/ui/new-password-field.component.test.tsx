import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const weak = /^Weak: /;

it('rates a password while it is typed', async () => {
  const { user } = renderPage(<NewPasswordField label="Password" name="password" />, { at: '/' });
  expect(screen.queryByText(weak)).not.toBeInTheDocument();
  await fillIn(user, 'Password', 'secret');
  expect(screen.getByText(weak)).toBeVisible();
  expect(screen.getByText(weak).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await fillIn(user, 'Password', 'correct horse battery staple');
  expect(screen.getByText(/^Good length,/)).toBeVisible();
  await user.tab();
  await waitFor(() => expect(screen.queryByText(/^Good length,/)).not.toBeInTheDocument());
});

it('shows an error instead', async () => {
  const field = <NewPasswordField label="Password" name="password" error="Too common" />;
  const { user } = renderPage(field, { at: '/' });
  await fillIn(user, 'Password', 'secret');
  expect(screen.queryByText(weak)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Too common');
});
