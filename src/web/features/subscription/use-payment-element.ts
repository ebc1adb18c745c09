import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useTheme } from '../../lib/theme.ts';
import { readAppearance } from './stripe-appearance.ts';

interface Provider {
  stripe: Stripe;
  elements: StripeElements;
}

type State = { name: 'loading' | 'failed' } | { name: 'ready'; provider: Provider };

/** The provider's card form in a place of ours: what is typed there never reaches this site. */
export function usePaymentElement(publishableKey: string, clientSecret: string) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same once more
  useEffect(() => {
    const mounting = new AbortController();
    const { signal } = mounting;
    const note = (next: State) => {
      if (!signal.aborted) setState(next);
    };
    note({ name: 'loading' });
    loadProvider(publishableKey, clientSecret)
      .then((provider) => {
        if (signal.aborted || !place.current) return;
        const element = provider.elements.create('payment');
        element.on('ready', () => note({ name: 'ready', provider }));
        element.on('loaderror', () => note({ name: 'failed' }));
        element.mount(place.current);
        signal.addEventListener('abort', () => element.destroy());
      })
      .catch(() => note({ name: 'failed' }));
    return () => mounting.abort();
  }, [publishableKey, clientSecret, attempt]);

  const provider = state.name === 'ready' ? state.provider : null;
  useSameColors(provider);
  return { place, state: state.name, provider, retry: () => setAttempt(attempt + 1) };
}

async function loadProvider(publishableKey: string, clientSecret: string): Promise<Provider> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js needs a browser');
  const elements = stripe.elements({ clientSecret, appearance: readAppearance() });
  return { stripe, elements };
}

/** The theme may change while the form stands there, here or in the system's settings. */
function useSameColors(provider: Provider | null): void {
  const [theme] = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a theme changes what is read
  useEffect(() => {
    if (!provider) return undefined;
    const adapt = () => {
      void provider.elements.update({ appearance: readAppearance() });
    };
    adapt();
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', adapt);
    return () => system.removeEventListener('change', adapt);
  }, [provider, theme]);
}
