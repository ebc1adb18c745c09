import { describe, expect, it } from 'vitest';
import { createContentPolicy } from './security-headers.ts';

const allowed = { scripts: ["'nonce-1'"], styles: ["'nonce-2'"] };
const directives = (provider: 'stripe' | 'sandbox', url: string) =>
  Object.fromEntries(
    createContentPolicy(provider)(url, allowed)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

describe('the content policy', () => {
  it.each(['/subscription', '/subscription/', '/subscription?plan=annual'])(
    'allows Stripe on the page with the card form: %s',
    (url) => {
      expect(directives('stripe', url)).toMatchObject({
        'script-src': ["'self'", "'nonce-1'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
        'frame-src': [
          "'self'",
          'https://js.stripe.com',
          'https://*.js.stripe.com',
          'https://hooks.stripe.com',
        ],
        'connect-src': ["'self'", 'https://api.stripe.com'],
        'style-src': ["'self'", "'nonce-2'"],
      });
    },
  );

  it.each([
    ['stripe', '/'],
    ['stripe', '/account'],
    ['stripe', '/subscription/success'],
    ['stripe', '/subscriptions'],
    ['stripe', '/api/subscriptions/config'],
    ['stripe', '/questions?/subscription'],
    ['sandbox', '/subscription'],
  ] as const)('allows no other host elsewhere: %s, %s', (provider, url) => {
    expect(createContentPolicy(provider)(url, allowed)).not.toContain('stripe');
    expect(directives(provider, url)).toMatchObject({
      'script-src': ["'self'", "'nonce-1'"],
      'frame-src': ["'self'"],
      'img-src': ["'self'"],
      'worker-src': ["'self'"],
      'connect-src': ["'self'"],
    });
  });
});
