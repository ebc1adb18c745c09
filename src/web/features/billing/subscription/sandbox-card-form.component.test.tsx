import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, refused, type Script } from '#test/support/components/scripted-api.ts';
import { SandboxCardForm } from './sandbox-card-form.tsx';

const confirm = 'POST /api/subscriptions/sandbox/confirm';
const authenticate = 'POST /api/subscriptions/sandbox/authenticate';
const succeeded = { status: 'succeeded' };
const declined = refused(402, { code: 'CARD_DECLINED', message: 'Your card was declined.' });
const notAuthenticated = refused(402, { message: 'Please choose a different payment method.' });

const renderForm = (api: Script = {}) =>
  renderPage(<SandboxCardForm clientSecret="secret_1" charge="Free until May." />, {
    at: '/subscription',
    api,
  });

type User = ReturnType<typeof renderForm>['user'];

async function payWith(user: User, number: string) {
  await user.click(screen.getByRole('button', { name: `Fill in ${number}` }));
  await user.click(screen.getByRole('button', { name: 'Subscribe Now' }));
}

const failure = () => within(document.querySelector('form') ?? document.body).getByRole('alert');

describe('the test card form', () => {
  it('says that it is a test, and formats the card while the user types', async () => {
    const { user, api, url } = renderForm({ [confirm]: succeeded });
    expect(screen.getByText('Test mode: no real card is charged')).toBeVisible();
    const number = screen.getByLabelText('Card number');
    const expiry = screen.getByLabelText('Expiration date');
    const code = screen.getByLabelText('Security code');
    expect(number).toHaveAttribute('autocomplete', 'cc-number');
    expect(expiry).toHaveAttribute('autocomplete', 'cc-exp');
    expect(code).toHaveAttribute('autocomplete', 'cc-csc');
    expect(screen.getByLabelText('Name on card (optional)')).toHaveAttribute(
      'autocomplete',
      'cc-name',
    );
    const pay = screen.getByRole('button', { name: 'Subscribe Now' });
    expect(pay).toBeDisabled();
    await user.type(number, '424242424242');
    expect(number).toHaveValue('4242 4242 4242');
    await user.keyboard('{ArrowLeft>10/}1111');
    expect(number).toHaveValue('4242 1111 4242 4242');
    await user.type(expiry, '4/49');
    expect(expiry).toHaveValue('04 / 49');
    await user.type(code, '123');
    await user.click(pay);
    await waitFor(() => expect(url()).toBe('/subscription/success'));
    expect(api.bodies(confirm)).toEqual([
      { number: '4242111142424242', expiry: '04 / 49', cvc: '123', clientSecret: 'secret_1' },
    ]);
  });

  it('keeps the input when a card is declined, and accepts another card', async () => {
    const { user, api, url } = renderForm({ [confirm]: declined });
    await user.type(screen.getByLabelText('Name on card (optional)'), 'Ann Example');
    await payWith(user, '4000 0000 0000 0002');
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect(failure()).toHaveTextContent('Your card was declined.');
    expect(screen.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002');
    expect(screen.getByLabelText('Name on card (optional)')).toHaveValue('Ann Example');
    api.answer({ [confirm]: succeeded });
    await payWith(user, '4242 4242 4242 4242');
    await waitFor(() => expect(url()).toBe('/subscription/success'));
  });

  it('shows errors at their fields and in a toast', async () => {
    const text = 'Test mode takes only the test cards: 4242 4242 4242 4242.';
    const { user, api } = renderForm({
      [confirm]: refused(400, { message: text, fieldErrors: { number: text } }),
    });
    await payWith(user, '4242 4242 4242 4242');
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription(text);
    expect(failure()).toBeEmptyDOMElement();
    const expired = "Your card's expiration date is in the past.";
    api.answer({ [confirm]: refused(400, { message: expired, fieldErrors: { expiry: expired } }) });
    await user.type(screen.getByLabelText('Card number'), '{Backspace}2');
    await user.click(screen.getByRole('button', { name: 'Subscribe Now' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Expiration date')).toHaveAccessibleDescription(expired),
    );
    await waitFor(() => expect(screen.getAllByText(expired)).toHaveLength(2));
  });

  it('can be sent again if the request fails', async () => {
    const { user, api, url } = renderForm({ [confirm]: noAnswer });
    await payWith(user, '4242 4242 4242 4242');
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect(failure()).toHaveTextContent('An error occurred while processing your payment');
    api.answer({ [confirm]: succeeded });
    await user.click(screen.getByRole('button', { name: 'Subscribe Now' }));
    await waitFor(() => expect(url()).toBe('/subscription/success'));
  });
});

describe('test authentication', () => {
  async function ask(reply: unknown) {
    const view = renderForm({ [confirm]: { status: 'requires_action' }, [authenticate]: reply });
    await payWith(view.user, '4000 0025 0000 3155');
    const dialog = await screen.findByRole('dialog', { name: 'Test authentication' });
    return { ...view, dialog };
  }

  type Asked = Awaited<ReturnType<typeof ask>>;

  it.each([
    [
      'that fails',
      ({ user, dialog }: Asked) => user.click(within(dialog).getByRole('button', { name: 'Fail' })),
    ],
    ['left by Escape', ({ dialog }: Asked) => fireEvent.keyDown(dialog, { key: 'Escape' })],
  ])('%s says so', async (_, fail) => {
    const asked = await ask(notAuthenticated);
    const { api, dialog } = asked;
    await fail(asked);
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect(failure()).toHaveTextContent('Please choose a different payment method.');
    expect(dialog).not.toHaveAttribute('open');
    expect(api.bodies(authenticate)).toEqual([{ clientSecret: 'secret_1', approve: false }]);
  });

  it('that is completed starts the subscription', async () => {
    const { user, api, url, dialog } = await ask(succeeded);
    await user.click(within(dialog).getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(url()).toBe('/subscription/success'));
    expect(api.bodies(authenticate)).toEqual([{ clientSecret: 'secret_1', approve: true }]);
  });
});
