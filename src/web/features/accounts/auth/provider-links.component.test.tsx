import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { settings, visitor } from '#test/support/components/site.ts';
import { isKeepWished, wishToKeep } from '../../../lib/keep-wish.ts';
import { AuthPage } from './auth-page.tsx';

const providers = [
  { id: 'gitlab', name: 'GitLab' },
  { id: 'google', name: 'Google' },
];

const renderAuth = (at: string, offered = providers) =>
  renderPage(<AuthPage />, {
    at,
    api: {
      'GET /api/user': visitor,
      'GET /api/settings': settings(),
      'GET /api/sign-in-providers': offered,
    },
  });

describe('the sign-in page with providers', () => {
  it.each(['/auth', '/auth?tab=register'])(
    "links to each, in the operator's order: %s",
    async (at) => {
      renderAuth(at);
      await screen.findByRole('link', { name: 'Continue with GitLab' });
      const links = within(screen.getByRole('tabpanel')).getAllByRole('link', {
        name: /^Continue/,
      });
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/api/sign-in/gitlab?returnTo=%2F',
        '/api/sign-in/google?returnTo=%2F',
      ]);
    },
  );

  it.each([
    ['/question/7?x=1', '%2Fquestion%2F7%3Fx%3D1'],
    ['//evil.example', '%2F'],
  ])('keeps the page to return to: %s', async (returnTo, kept) => {
    renderAuth(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
    expect(await screen.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      `/api/sign-in/google?returnTo=${kept}`,
    );
  });

  it.each([
    ['/auth?keep=1', true],
    ['/auth', false],
  ])('remembers whether an account is wanted to keep answers: %s', async (at, isWished) => {
    wishToKeep(!isWished);
    const { user } = renderAuth(at);
    const link = await screen.findByRole('link', { name: 'Continue with Google' });
    // The test stays on the page.
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(isKeepWished()).toBe(isWished);
  });

  it.each([
    ['denied', 'Signing in with Google was canceled. Nothing was changed.'],
    ['unavailable', 'Google is not responding. Please try again later, or sign in another way.'],
    ['<b>invented</b>', 'Signing in with Google did not work. Please try again.'],
  ])('says what went wrong: %s', async (problem, text) => {
    renderAuth(`/auth?problem=${encodeURIComponent(problem)}&provider=google`);
    await screen.findByRole('link', { name: 'Continue with Google' });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('does not name unknown providers', async () => {
    renderAuth('/auth?problem=unavailable&provider=evil');
    expect(await screen.findByRole('alert')).toHaveTextContent('The provider is not responding.');
  });
});

it('is unchanged without providers', async () => {
  renderAuth('/auth', []);
  await screen.findByLabelText('Email');
  expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
  expect(screen.queryByText('or')).toBeNull();
});
