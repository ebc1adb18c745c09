import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok } from '#test/support/components/scripted-api.ts';
import { SecurityPage } from './security-page.tsx';

const event = {
  id: 1,
  user: { id: 2, username: 'ada' },
  kind: 'sign_in_failed',
  network: '203.0.113.0/24',
  device: 'Firefox on Linux',
  count: 1,
  createdAt: '2026-01-05T12:00:00.000Z',
};

const refused = { ...event, id: 2, user: null, kind: 'sign_in_refused', count: 1200 };

const blocked = {
  id: 1,
  directive: 'script-src-elem',
  blocked: 'inline',
  page: '/about',
  source: 'chrome-extension:',
  count: 3,
  lastSeenAt: '2026-01-05T12:00:00.000Z',
};

it('shows who, what and from where, filtered by the URL', async () => {
  renderPage(<SecurityPage />, {
    at: '/admin/security?kind=sign_in_failed&search=ada',
    api: {
      'GET /api/admin/security-log?kind=sign_in_failed&search=ada&page=1': ok([event, refused], {
        total: 2,
      }),
      'GET /api/admin/csp-reports?page=1': ok([blocked], { total: 1 }),
    },
  });
  expect(await screen.findAllByText('203.0.113.0/24')).toHaveLength(2);
  expect(screen.getByText('ada')).toBeVisible();
  expect(screen.getAllByText('Firefox on Linux')).toHaveLength(2);
  expect(screen.getByText('Sign-in refused after too many attempts, 1,200 times')).toBeVisible();
  expect(await screen.findByText('script-src-elem: inline')).toBeVisible();
  expect(screen.getByText(/^On \/about, by chrome-extension, 3 times, last/)).toBeVisible();
});
