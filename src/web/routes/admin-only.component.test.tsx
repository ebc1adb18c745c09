import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { settings } from '#test/support/components/site.ts';
import { findToast } from '#test/support/components/toast.ts';
import AdminOnly from './admin-only.tsx';

it('tells users without admin rights that they have none, and sends them home', async () => {
  const { url } = renderPage(<AdminOnly />, {
    at: '/admin/outbox',
    api: { 'GET /api/user': signedIn(), 'GET /api/settings': settings() },
  });
  expect(await findToast('Access Denied')).toHaveTextContent("You don't have admin privileges");
  await waitFor(() => expect(url()).toBe('/'));
});
