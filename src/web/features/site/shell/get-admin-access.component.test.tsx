import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, noAnswer, refused } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { AccountMenu } from './account-menu.tsx';

it('Get Admin Access grants admin rights, and reloads the page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const { user } = renderPage(<AccountMenu username="owner" canClaimAdmin />, {
    api: {
      'POST /api/make-admin': signedIn({ isAdmin: true }),
      'GET /api/practice/due': { due: 0 },
    },
  });
  await user.click(await screen.findByText('owner'));
  const button = await screen.findByText('Get Admin Access');
  await user.click(button);
  expect(await findToast('Admin access granted. Please refresh the page.')).toBeVisible();
  expect(button).toBeDisabled();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('Get Admin Access says so if it is refused or the server does not answer', async () => {
  const { reply, letGo } = held(refused(403, { message: 'No' }));
  const { user, api } = renderPage(<AccountMenu username="owner" canClaimAdmin />, {
    api: { 'POST /api/make-admin': reply, 'GET /api/practice/due': { due: 0 } },
  });
  await user.click(await screen.findByText('owner'));
  const button = await screen.findByText('Get Admin Access');
  await user.click(button);
  expect(button).toBeDisabled();
  letGo();
  expect(await findToast('Failed')).toHaveTextContent('Could not grant admin access.');
  api.answer({ 'POST /api/make-admin': noAnswer });
  await user.click(button);
  expect(await findToast('Error')).toHaveTextContent(
    'An error occurred while granting admin access.',
  );
});
