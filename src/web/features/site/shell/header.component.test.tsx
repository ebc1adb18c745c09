import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PublicSettings } from '#shared/domain/settings.ts';
import { emptyInbox, waiting } from '#test/support/components/admin-inbox.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, ok, refused } from '#test/support/components/scripted-api.ts';
import { settings, visitor } from '#test/support/components/site.ts';
import { findToast } from '#test/support/components/toast.ts';
import { Header } from './header.tsx';

interface Options {
  at?: string;
  user?: unknown;
  shown?: Partial<PublicSettings>;
  api?: Record<string, unknown>;
}

const renderHeader = ({ at = '/', user = visitor, shown, api = {} }: Options = {}) =>
  renderPage(<Header />, {
    at,
    api: {
      'GET /api/user': user,
      'GET /api/settings': settings(shown),
      'GET /api/notifications/count': { unread: 0 },
      'GET /api/admin/work': emptyInbox,
      'GET /api/practice/due': { due: 0 },
      ...api,
    },
  });

const username = () => screen.findByText('ann_lee');

const linksOf = (name: string) => {
  const links = screen.getByRole('navigation', { name, hidden: true }).querySelectorAll('a');
  return [...links].map(({ textContent }) => textContent);
};

const everyPage = [
  ...['Practice', 'Questions', 'Drills', 'Topics', 'Pricing'],
  ...['Feedback', 'Newsletter', 'eBook'],
];

describe('the header', () => {
  it('has the main links, and lets visitors sign in', async () => {
    renderHeader();
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: 'Martingale' })).toHaveAttribute('href', '/');
    expect(linksOf('Main')).toEqual(everyPage);
    expect(linksOf('Menu')).toEqual(everyPage);
    expect(screen.queryByText('Admin')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Notifications/ })).not.toBeInTheDocument();
  });

  it('counts unread notifications', async () => {
    renderHeader({
      user: signedIn(),
      api: { 'GET /api/notifications/count': { unread: 3 } },
    });
    expect(await screen.findByRole('link', { name: 'Notifications, 3 unread' })).toHaveAttribute(
      'href',
      '/notifications',
    );
  });

  it('leaves the main action to the page', async () => {
    renderHeader();
    const link = await screen.findByRole('link', { name: 'Sign In' });
    expect(link).toHaveClass('border');
    expect(link).not.toHaveClass('bg-accent');
  });

  it('marks the current page', async () => {
    renderHeader({ at: '/questions' });
    await screen.findByText('Sign In');
    for (const link of screen.getAllByText('Questions')) {
      expect(link).toHaveAttribute('aria-current', 'page');
    }
  });

  it("links to the operator's pages, in the menu too", async () => {
    const links = {
      Feedback: 'https://forms.example.org/1',
      Newsletter: 'https://news.example.org/',
      eBook: 'https://books.example.org/guide',
    };
    renderHeader({
      shown: {
        feedback_link: links.Feedback,
        newsletter_link: links.Newsletter,
        ebook_link: links.eBook,
      },
    });
    await waitFor(() => expect(document.querySelector('a[target]')).toBeInTheDocument());
    for (const [name, href] of Object.entries(links)) {
      const found = screen.getAllByText(name);
      expect(found).toHaveLength(2);
      for (const link of found) {
        expect(link).toHaveAttribute('href', href);
        expect(link).toHaveAttribute('target', '_blank');
      }
    }
  });

  it('links administrators to their pages, in the menu too', async () => {
    renderHeader({ user: signedIn({ isAdmin: true }) });
    await username();
    const links = screen.getAllByText('Admin');
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', '/admin');
  });

  it('links users to their progress, in the menu too', async () => {
    renderHeader({ user: signedIn() });
    await username();
    const links = screen.getAllByText('Progress');
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', '/progress');
  });

  it('tells only administrators how much work is waiting', async () => {
    const work = { ...emptyInbox, feedback: waiting(2), mail: waiting(3) };
    const { unmount } = renderHeader({
      user: signedIn({ isAdmin: true }),
      api: { 'GET /api/admin/work': work },
    });
    await waitFor(() => expect(screen.getAllByText('5')).toHaveLength(2));
    expect(screen.getAllByRole('link', { name: 'Admin 5 waiting' })).toHaveLength(2);
    unmount();
    const { api } = renderHeader({ user: signedIn() });
    await username();
    expect(api.bodies('GET /api/admin/work')).toEqual([]);
  });
});

describe('the account menu', () => {
  it('links to the settings, and offers no admin access', async () => {
    renderHeader({ user: signedIn() });
    await username();
    expect(screen.getByText('Account settings')).toHaveAttribute('href', '/account');
    expect(screen.queryByText('Sign In')).not.toBeInTheDocument();
    expect(screen.queryByText('Admin')).not.toBeInTheDocument();
    expect(screen.queryByText('Get Admin Access')).not.toBeInTheDocument();
  });

  it('counts what is due when it opens', async () => {
    const { user, api } = renderHeader({
      user: signedIn(),
      api: { 'GET /api/practice/due': { due: 3 } },
    });
    await user.click(await username());
    expect(await screen.findByRole('link', { name: 'Review 3 due' })).toHaveAttribute(
      'href',
      '/practice/review',
    );
    expect(api.bodies('GET /api/practice/due')).toHaveLength(1);
  });

  it('signs out', async () => {
    const { user } = renderHeader({
      user: signedIn(),
      api: { 'POST /api/logout': ok(null, { status: 204 }) },
    });
    await user.click(await username());
    await user.click(screen.getByText('Sign out'));
    const toast = await findToast('Logged out');
    expect(toast).toHaveTextContent('You have been logged out successfully');
    expect(await screen.findByText('Sign In')).toBeVisible();
    await user.click(within(toast).getByLabelText('Dismiss'));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  });

  it.each([
    [refused(429, { message: 'Too many requests' }), 'Too many requests'],
    [noAnswer, 'Please check your connection'],
  ])('stays signed in and says why if signing out fails', async (reply, reason) => {
    const { user } = renderHeader({ user: signedIn(), api: { 'POST /api/logout': reply } });
    await user.click(await username());
    await user.click(screen.getByText('Sign out'));
    expect(await findToast('Logout failed')).toHaveTextContent(reason);
    expect(await username()).toBeVisible();
  });
});
