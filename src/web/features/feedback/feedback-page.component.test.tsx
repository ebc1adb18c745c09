import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, noAnswer, ok, refused } from '#test/support/components/scripted-api.ts';
import { FeedbackPage } from './feedback-page.tsx';

const nobody = refused(401, { message: 'Unauthorized' });
const thanks = { message: 'Thank you' };

describe('the feedback page', () => {
  it('does not ask somebody signed in who they are', async () => {
    const { user, api } = renderPage(<FeedbackPage />, {
      api: { 'GET /api/user': signedIn({ username: 'ada' }), 'POST /api/feedback': thanks },
    });
    expect(await screen.findByText('ada')).toBeVisible();
    expect(screen.queryByLabelText('Email (optional)')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Your message'), 'Written by somebody known');
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Thank you for your feedback');
    expect(heading).toHaveFocus();
    expect(api.bodies('POST /api/feedback')).toMatchObject([
      { message: 'Written by somebody known' },
    ]);
  });

  it('keeps what was written when nothing answers', async () => {
    const { user } = renderPage(<FeedbackPage />, {
      api: { 'GET /api/user': nobody, 'POST /api/feedback': noAnswer },
    });
    const message = await screen.findByLabelText('Your message');
    await user.type(message, 'Is anybody there today?');
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    expect(await screen.findByText('Feedback not sent')).toBeVisible();
    expect(message).toHaveValue('Is anybody there today?');
  });

  it('cannot be sent twice', async () => {
    const { reply, letGo } = held(ok(thanks, { status: 201 }));
    const { user, api } = renderPage(<FeedbackPage />, {
      api: { 'GET /api/user': nobody, 'POST /api/feedback': reply },
    });
    await user.type(await screen.findByLabelText('Your message'), 'Once is enough, thanks');
    const button = screen.getByRole('button', { name: 'Send feedback' });
    await user.click(button);
    expect(button).toBeDisabled();
    await user.keyboard('{Enter}');
    letGo();
    await screen.findByRole('heading', { name: 'Thank you for your feedback' });
    expect(api.bodies('POST /api/feedback')).toHaveLength(1);
  });
});
