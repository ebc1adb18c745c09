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
  createdAt: '2026-01-05T12:00:00.000Z',
};

const blocked = {
  id: 1,
  directive: 'script-src-elem',
  blocked: 'inline',
  page: '/about',
  source: 'chrome-extension:',
  count: 3,
  lastSeenAt: '2026-01-05T12:00:00.000Z',
};

it('shows who, what and from where, as the URL narrows it', async () => {
  renderPage(<SecurityPage />, {
    at: '/admin/security?kind=sign_in_failed&search=ada',
    api: {
      'GET /api/admin/security-log?kind=sign_in_failed&search=ada&page=1': ok([event], {
        total: 1,
      }),
      'GET /api/admin/csp-reports?page=1': ok([blocked], { total: 1 }),
    },
  });
  expect(await screen.findByText('203.0.113.0/24')).toBeVisible();
  expect(screen.getByText('ada')).toBeVisible();
  expect(screen.getByText('Firefox on Linux')).toBeVisible();
  expect(await screen.findByText('script-src-elem: inline')).toBeVisible();
  expect(screen.getByText(/^On \/about, by chrome-extension, 3 times, last/)).toBeVisible();
});
