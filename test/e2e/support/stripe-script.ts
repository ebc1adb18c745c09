import type { BrowserContext, Route } from '@playwright/test';
import type { StripeDouble } from '#test/support/stripe/double.ts';
import { StripeRefusal } from '#test/support/stripe/refusal.ts';

const cards = ['pm_card_visa', 'pm_card_chargeDeclined', 'pm_card_authenticationRequired'] as const;

/**
 * A fake of Stripe's script: its card form takes the name of a test card, and it makes the same
 * calls as the real one, which the fake of Stripe's API answers.
 */
export async function standInForStripe(context: BrowserContext, double: StripeDouble) {
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${String(script)})()` }),
  );
  await context.route('https://api.stripe.com/**', (route) => answer(route, double));
}

function answer(route: Route, { account }: StripeDouble): Promise<void> {
  const reply = (status: number, json: object) =>
    route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } });
  const { clientSecret, card, isApproved } = route.request().postDataJSON();
  try {
    const isAnswer = typeof isApproved === 'boolean';
    const intent = isAnswer
      ? account.authenticate(clientSecret, isApproved)
      : account.confirm(clientSecret, cards.find((name) => name === card) ?? 'pm_card_visa');
    return reply(200, { status: intent.status });
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return reply(error.status, { error: error.body });
  }
}

/** Runs in the browser. */
function script(): void {
  interface Confirmation {
    elements: { clientSecret: string; card(): string };
    confirmParams: { return_url: string };
  }

  const call = async (path: string, body: object) => {
    const answered = await fetch(`https://api.stripe.com/v1/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return answered.json();
  };

  const confirmAt = (path: string) => async (asked: Confirmation) => {
    const { clientSecret } = asked.elements;
    let { status, error } = await call(path, { clientSecret, card: asked.elements.card() });
    if (error) return { error };
    if (status === 'requires_action') {
      const isApproved = confirm('Is this payment yours?');
      ({ status } = await call(path, { clientSecret, isApproved }));
    }
    const outcome = status === 'succeeded' ? 'succeeded' : 'failed';
    location.assign(`${asked.confirmParams.return_url}?redirect_status=${outcome}`);
    return new Promise(() => {});
  };

  const stripe = () => ({
    elements: ({ clientSecret }: { clientSecret: string }) => {
      const input = document.createElement('input');
      const label = document.createElement('label');
      const listeners = new Map<string, () => void>();
      label.append('Card at Stripe ', input);
      return {
        clientSecret,
        card: () => input.value,
        update: () => {},
        create: () => ({
          on: (name: string, listener: () => void) => listeners.set(name, listener),
          mount: (place: HTMLElement) => {
            place.append(label);
            listeners.get('ready')?.();
          },
          destroy: () => label.remove(),
        }),
      };
    },
    confirmSetup: confirmAt('setup_intents/confirm'),
    confirmPayment: confirmAt('payment_intents/confirm'),
  });
  Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) });
}
