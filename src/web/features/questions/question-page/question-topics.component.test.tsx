import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderQuestionPage } from '#test/support/components/question-page.tsx';

describe('the topics of a question', () => {
  it('are shown on request', async () => {
    const { user, api } = renderQuestionPage({ question: { subject: 'What is asked' } });
    const button = await screen.findByText('Show topics');
    expect(screen.getByText('What is asked')).toBeVisible();
    expect(api.requests.some(({ url }) => url.endsWith('/topics'))).toBe(false);
    await user.click(button);
    expect(await screen.findByText('Betting')).toHaveAttribute('href', '/topics/betting');
    expect(screen.queryByText('Show topics')).toBeNull();
  });

  it('are shown once the question is solved', async () => {
    renderQuestionPage({ user: signedIn(), question: { status: 'solved' } });
    expect(await screen.findByText('Betting')).toBeVisible();
  });
});
