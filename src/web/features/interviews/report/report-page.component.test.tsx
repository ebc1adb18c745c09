import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
import { sandbox } from '#test/support/components/subscriptions.ts';
import { ReportPage } from './report-page.tsx';

const renderRefused = (status: number, code: string, message: string) =>
  renderPage(<ReportPage id={3} />, {
    at: '/practice/interview/3',
    api: { ...sandbox, 'GET /api/interviews/3': refused(status, { code, message }) },
  });

it('offers premium for reports that take it', async () => {
  renderRefused(403, 'PREMIUM_REQUIRED', 'A premium subscription is required.');
  expect(await screen.findByRole('link', { name: 'Subscribe Now' })).toBeVisible();
  expect(screen.getByText(/Your last three reports are free/)).toBeVisible();
});

it('leads back to an interview that is running', async () => {
  renderRefused(409, 'INTERVIEW_RUNNING', 'The report is ready once the interview has ended.');
  const link = await screen.findByRole('link', { name: 'Go on with it' });
  expect(link).toHaveAttribute('href', '/practice/interview');
});
