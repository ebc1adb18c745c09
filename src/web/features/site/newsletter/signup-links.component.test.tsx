import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused } from '#test/support/components/scripted-api.ts';
import { NewsletterConfirmPage } from './newsletter-confirm-page.tsx';
import { NewsletterUnsubscribePage } from './newsletter-unsubscribe-page.tsx';

const badLink = refused(400, { message: 'Bad link' });

describe('the link that confirms a sign-up', () => {
  it.each([
    ['newsletter', 'newsletter'],
    ['ebook', 'interview guide'],
  ])('names what the user signed up for: %s', async (list, text) => {
    const { api } = renderPage(<NewsletterConfirmPage />, {
      at: '/newsletter/confirm?token=abc',
      api: { 'POST /api/newsletter/confirm': { list } },
    });
    expect(await screen.findByText('Your email is confirmed')).toHaveFocus();
    expect(document.body).toHaveTextContent(text);
    expect(api.bodies('POST /api/newsletter/confirm')).toEqual([{ token: 'abc' }]);
  });

  it('says so if it is invalid', async () => {
    renderPage(<NewsletterConfirmPage />, {
      at: '/newsletter/confirm?token=wrong',
      api: { 'POST /api/newsletter/confirm': badLink },
    });
    expect(await screen.findByText('This link does not work')).toHaveFocus();
  });
});

describe('the link that unsubscribes', () => {
  const call = 'GET /api/newsletter/unsubscribe?token=abc';

  it.each([
    ['newsletter', 'newsletter'],
    ['ebook', 'interview guide'],
  ])('stops the emails only on request: %s', async (list, text) => {
    const subscribed = { list, address: 'r•••@example.org', isSubscribed: true };
    const { user, api } = renderPage(<NewsletterUnsubscribePage />, {
      at: '/newsletter/unsubscribe?token=abc',
      api: {
        [call]: subscribed,
        'POST /api/newsletter/unsubscribe?token=abc': ok(null, { status: 204 }),
      },
    });
    expect(await screen.findByText('r•••@example.org')).toBeVisible();
    expect(document.body).toHaveTextContent(text);
    api.answer({ [call]: { ...subscribed, isSubscribed: false } });
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('You are unsubscribed')).toHaveFocus();
    expect(document.body).toHaveTextContent(text);
  });

  it('says so if it is invalid', async () => {
    renderPage(<NewsletterUnsubscribePage />, {
      at: '/newsletter/unsubscribe?token=abc',
      api: { [call]: refused(404, { message: 'Not found' }) },
    });
    expect(await screen.findByText('This link does not work')).toBeVisible();
  });
});
