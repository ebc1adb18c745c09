import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer } from '#test/support/components/scripted-api.ts';
import { visitor } from '#test/support/components/site.ts';
import { findToast } from '#test/support/components/toast.ts';
import { SignupForm } from './signup-form.tsx';

describe('the sign-up form', () => {
  it.each(['newsletter', 'ebook'] as const)('signs up for the %s', async (list) => {
    const call = `POST /api/${list}`;
    const { user, api } = renderPage(<SignupForm list={list}>Sign up</SignupForm>, {
      api: { 'GET /api/user': visitor, [call]: { message: 'Check your email' } },
    });
    await screen.findByLabelText('Email');
    await fillIn(user, 'Email', 'ada@example.org');
    const button = screen.getByRole('button', { name: 'Sign up' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(screen.getByText('ada@example.org')).toBeVisible();
    expect(api.bodies(call)).toEqual([{ email: 'ada@example.org' }]);
  });

  it('says when the server does not answer', async () => {
    const { user } = renderPage(<SignupForm list="newsletter">Sign up</SignupForm>, {
      api: { 'GET /api/user': visitor, 'POST /api/newsletter': noAnswer },
    });
    await screen.findByLabelText('Email');
    await fillIn(user, 'Email', 'ada@example.org');
    const button = screen.getByRole('button', { name: 'Sign up' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await findToast('Sign-up failed')).toHaveTextContent('Please check your connection');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
  });
});
