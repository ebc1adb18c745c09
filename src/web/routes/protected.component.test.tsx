import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
import { settings } from '#test/support/components/site.ts';
import { findToast } from '#test/support/components/toast.ts';
import { ProfileForm } from '#web/features/accounts/account/profile-form.tsx';
import Protected from './protected.tsx';

it('asks the user to sign in again once the session has ended', async () => {
  const message = 'Please sign in to continue.';
  const page = (
    <>
      <Protected />
      <ProfileForm user={signedIn()} />
    </>
  );
  const { user } = renderPage(page, {
    at: '/account?tab=profile',
    api: {
      'GET /api/user': signedIn(),
      'GET /api/settings': settings(),
      'PUT /api/user/profile': refused(401, { message }),
    },
  });
  await screen.findByLabelText('Username');
  expect(screen.queryByText('Please sign in')).toBeNull();
  await fillIn(user, 'Username', 'new_name');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await findToast('Failed to update profile')).toHaveTextContent(message);
  expect(await screen.findByText('You need to be logged in to view this page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/auth?returnTo=%2Faccount%3Ftab%3Dprofile',
  );
});
