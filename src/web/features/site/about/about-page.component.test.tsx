import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { settings } from '#test/support/components/site.ts';
import { AboutPage } from './about-page.tsx';

it('the about page says who we are and what we offer', async () => {
  renderPage(<AboutPage />, { api: { 'GET /api/settings': settings() } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('About Martingale');
  for (const name of ['Our mission', 'What we offer', 'Our team']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  for (const offer of [
    'Question bank',
    'Step-by-step solutions',
    'Learning resources',
    'Community support',
  ]) {
    expect(screen.getByText(offer)).toBeVisible();
  }
  const browse = screen.getByRole('link', { name: 'Browse Our Questions' });
  expect(browse).toHaveAttribute('href', '/questions');
});
