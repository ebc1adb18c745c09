import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { failureText } from './failure-text.ts';

it('says what the server said', () => {
  const body = JSON.stringify({ code: 'X', message: 'Too many attempts.', error: '' });
  expect(failureText(new ApiError(429, body), 'Could not')).toBe('Too many attempts.');
});

it('falls back where the server said nothing fit to be shown', () => {
  expect(failureText(new ApiError(502, '<html>'), 'Could not')).toBe('Could not');
});

it('does not blame what was typed for a network that is gone', () => {
  expect(failureText(new TypeError('Failed to fetch'), 'Wrong')).toContain('connection');
});
