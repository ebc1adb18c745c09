import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { failureText } from './failure-text.ts';

it("shows the server's message", () => {
  const body = JSON.stringify({ code: 'X', message: 'Too many attempts.', error: '' });
  expect(failureText(new ApiError(429, body), 'Could not')).toBe('Too many attempts.');
});

it('falls back if the server sent no message', () => {
  expect(failureText(new ApiError(502, '<html>'), 'Could not')).toBe('Could not');
});

it('blames the connection if there was no response', () => {
  expect(failureText(new TypeError('Failed to fetch'), 'Wrong')).toContain('connection');
});

it('falls back if the response cannot be parsed', () => {
  expect(failureText(new SyntaxError('Not JSON'), 'Could not')).toBe('Could not');
});
