import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { publicSettingDefaults } from '#shared/domain/settings.ts';
import { Toaster } from '../../../components/ui/toaster.tsx';
import { ApiClient } from '../../../lib/api-client.ts';
import { ApiContext } from '../../../lib/app-context.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { currentUserKey } from '../../../queries/current-user.ts';
import { settingsKey } from '../../../queries/settings.ts';
import { ErrorPage } from './error-page.tsx';
import { PageShell } from './page-shell.tsx';

const noApi = new ApiClient(() => Promise.reject(new Error('nothing is called while rendering')));

function render(page: React.ReactNode, cached: [QueryKey, unknown][] = []): string {
  const queries = createQueryClient();
  for (const [key, value] of cached) queries.setQueryData(key, value);
  return renderToString(
    <ApiContext value={noApi}>
      <QueryClientProvider client={queries}>
        <Toaster>
          <MemoryRouter initialEntries={['/somewhere?page=2']}>
            <PageShell>{page}</PageShell>
          </MemoryRouter>
        </Toaster>
      </QueryClientProvider>
    </ApiContext>,
  );
}

it('is marked as early until its content is hydrated', () => {
  const html = render('Content');
  expect(html).toMatch(
    /<main[^>]*><!--\$-->Content<span hidden="" data-early=""><\/span><!--\/\$--><\/main>/,
  );
});

describe('header', () => {
  it('shows a spinner while the user loads', () => {
    const html = render('…');
    expect(html).toContain('role="status"');
    expect(html).not.toContain('Sign In');
  });

  it('lets visitors sign in', () => {
    const html = render('…', [[currentUserKey, null]]);
    expect(html).toContain('href="/auth"');
    expect(html).not.toContain('role="status"');
  });

  it("shows the operator's title and links, which open new tabs", () => {
    const settings = {
      ...publicSettingDefaults,
      app_title: 'Brownian',
      newsletter_link: 'https://news.example.org/',
      contact_link: 'mailto:hello@example.org',
    };
    const html = render('…', [[settingsKey, settings]]);
    expect(html).toContain('>Brownian<');
    expect(html).toMatch(
      /href="https:\/\/news\.example\.org\/"[^>]*target="_blank" rel="noopener noreferrer"/,
    );
    expect(html).toMatch(/<a href="mailto:hello@example.org"(?![^>]*target)/);
  });
});

describe('error page', () => {
  const routeError = (status: number) => ({
    status,
    statusText: '',
    internal: false,
    data: 'secret detail',
  });

  it('is the 404 page for missing pages', () => {
    expect(render(<ErrorPage error={routeError(404)} />)).toContain('404 Page Not Found');
  });

  it('offers to try again when the site is unavailable', () => {
    const html = render(<ErrorPage error={routeError(503)} />);
    expect(html).toContain('Temporarily unavailable');
    expect(html).toContain('href="/somewhere?page=2"');
  });

  it('never shows internal errors', () => {
    for (const error of [new Error('secret detail'), 'secret detail', routeError(500)]) {
      const html = render(<ErrorPage error={error} />);
      expect(html).toContain('Something went wrong');
      expect(html).toContain('Try again');
      expect(html).not.toContain('secret detail');
    }
  });
});
