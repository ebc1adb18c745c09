import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useTheme } from '../../../lib/theme.ts';
import { readAppearance } from './stripe-appearance.ts';

interface Provider {
  stripe: Stripe;
  elements: StripeElements;
}

type State = { name: 'loading' | 'failed' } | { name: 'ready'; provider: Provider };

/** Stripe's card form in our own container: what the user types never reaches this site. */
export function usePaymentElement(publishableKey: string, clientSecret: string) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt runs it again
  useEffect(() => {
    const mounting = new AbortController();
    const { signal } = mounting;
    const update = (next: State) => {
      if (!signal.aborted) setState(next);
    };
    update({ name: 'loading' });
    loadProvider(publishableKey, clientSecret)
      .then((provider) => {
        if (signal.aborted || !container.current) return;
        const element = provider.elements.create('payment');
        element.on('ready', () => update({ name: 'ready', provider }));
        element.on('loaderror', () => update({ name: 'failed' }));
        element.mount(container.current);
        signal.addEventListener('abort', () => element.destroy());
      })
      .catch(() => update({ name: 'failed' }));
    return () => mounting.abort();
  }, [publishableKey, clientSecret, attempt]);

  const provider = state.name === 'ready' ? state.provider : null;
  useThemeSync(provider);
  return { container, state: state.name, provider, retry: () => setAttempt(attempt + 1) };
}

async function loadProvider(publishableKey: string, clientSecret: string): Promise<Provider> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js needs a browser');
  const elements = stripe.elements({ clientSecret, appearance: readAppearance() });
  return { stripe, elements };
}

/** Follows changes of the theme, on this site or in the system settings. */
function useThemeSync(provider: Provider | null): void {
  const [theme] = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the appearance depends on the theme
  useEffect(() => {
    if (!provider) return undefined;
    const applyTheme = () => {
      void provider.elements.update({ appearance: readAppearance() });
    };
    applyTheme();
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', applyTheme);
    return () => system.removeEventListener('change', applyTheme);
  }, [provider, theme]);
}
