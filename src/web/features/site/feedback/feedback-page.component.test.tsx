import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, noAnswer, ok } from '#test/support/components/scripted-api.ts';
import { visitor } from '#test/support/components/site.ts';
import { FeedbackPage } from './feedback-page.tsx';

const thanks = { message: 'Thank you' };

describe('the feedback page', () => {
  it('shows validation errors', async () => {
    const { user } = renderPage(<FeedbackPage />, { api: { 'GET /api/user': visitor } });
    await screen.findByLabelText('Email (optional)');
    await fillIn(user, 'Your message', 'Too short');
    await fillIn(user, 'Email (optional)', 'nonsense');
    await user.tab();
    expect(await screen.findByText('Please write at least 10 characters')).toBeVisible();
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send feedback' })).toBeDisabled();
  });

  it('keeps a draft until it is sent', async () => {
    const api = { 'GET /api/user': visitor, 'POST /api/feedback': ok(thanks, { status: 201 }) };
    const before = renderPage(<FeedbackPage />, { api });
    await screen.findByLabelText('Name (optional)');
    await fillIn(before.user, 'Your message', 'More about martingales, please');
    await fillIn(before.user, 'Name (optional)', 'Ada');
    await fillIn(before.user, 'Email (optional)', 'ada@example.org');
    before.unmount();

    const { user, api: calls } = renderPage(<FeedbackPage />, { api });
    const message = await screen.findByLabelText('Your message');
    await waitFor(() => expect(message).toHaveValue('More about martingales, please'));
    expect(screen.getByLabelText('Name (optional)')).toHaveValue('Ada');
    const button = screen.getByRole('button', { name: 'Send feedback' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText('Thank you for your feedback')).toHaveFocus();
    expect(calls.bodies('POST /api/feedback')).toEqual([
      { message: 'More about martingales, please', name: 'Ada', email: 'ada@example.org' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Write something else' }));
    expect(await screen.findByLabelText('Your message')).toHaveValue('');
  });

  it('does not ask users for their name or email', async () => {
    const { user, api } = renderPage(<FeedbackPage />, {
      api: { 'GET /api/user': signedIn({ username: 'ada' }), 'POST /api/feedback': thanks },
    });
    expect(await screen.findByText('ada')).toBeVisible();
    expect(screen.queryByLabelText('Email (optional)')).not.toBeInTheDocument();
    await fillIn(user, 'Your message', 'Written by a known user');
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Thank you for your feedback');
    expect(heading).toHaveFocus();
    expect(api.bodies('POST /api/feedback')).toMatchObject([
      { message: 'Written by a known user' },
    ]);
  });

  it('keeps the message when the server does not answer', async () => {
    const { user } = renderPage(<FeedbackPage />, {
      api: { 'GET /api/user': visitor, 'POST /api/feedback': noAnswer },
    });
    const message = await screen.findByLabelText('Your message');
    await fillIn(user, 'Your message', 'Is anybody there today?');
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    expect(await screen.findByText('Feedback not sent')).toBeVisible();
    expect(message).toHaveValue('Is anybody there today?');
  });

  it('cannot be sent twice', async () => {
    const { reply, letGo } = held(ok(thanks, { status: 201 }));
    const { user, api } = renderPage(<FeedbackPage />, {
      api: { 'GET /api/user': visitor, 'POST /api/feedback': reply },
    });
    await screen.findByLabelText('Your message');
    await fillIn(user, 'Your message', 'Once is enough, thanks');
    const button = screen.getByRole('button', { name: 'Send feedback' });
    await user.click(button);
    expect(button).toBeDisabled();
    await user.keyboard('{Enter}');
    letGo();
    await screen.findByRole('heading', { name: 'Thank you for your feedback' });
    expect(api.bodies('POST /api/feedback')).toHaveLength(1);
  });
});
