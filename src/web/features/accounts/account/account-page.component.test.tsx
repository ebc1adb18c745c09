import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok } from '#test/support/components/scripted-api.ts';
import { passwordOnly } from '#test/support/components/sign-in-methods.ts';
import { AccountPage } from './account-page.tsx';

const open = (tab: string) =>
  renderPage(<AccountPage user={signedIn()} />, {
    at: `/account?tab=${tab}`,
    api: {
      'GET /api/user/sign-in-methods': {
        ...passwordOnly,
        linkable: [{ id: 'google', name: 'Google' }],
      },
      'GET /api/sign-in-providers': [{ id: 'google', name: 'Google' }],
      'GET /api/user/two-step': { authenticator: null, hasPasskeys: false, recoveryCodesLeft: 0 },
      'GET /api/user/passkeys': [],
      'GET /api/user/sessions': [],
      'GET /api/user/security-log?page=1&pageSize=10': ok([], { total: 0 }),
    },
  });

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('keeps all about signing in but the password under Security', async () => {
  const { user, url } = open('password');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Password',
    'Subscription',
    'Security',
  ]);
  expect(sections()).toEqual(['Password']);
  await user.click(screen.getByRole('link', { name: 'Security' }));
  expect(url()).toBe('/account?tab=security');
  await waitFor(() =>
    expect(sections()).toEqual([
      'Two-step sign-in',
      'Passkeys',
      'Sign-in providers',
      'Active sessions',
      'Security log',
    ]),
  );
});

it('says on the way back from a provider what went wrong', async () => {
  open('security&problem=stale&provider=google');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The provider did not confirm that you signed in',
  );
  expect(screen.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
});
