import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { unreachable } from '../../../lib/failure-text.ts';
import { creationFailure, listFailure } from './failure-reasons.ts';

const answer = (status: number, message?: string) =>
  new ApiError(status, message === undefined ? '' : JSON.stringify({ message }));

describe('why the list failed to load', () => {
  it.each([
    [answer(500, 'Internal server error'), 'Failed to fetch discussions'],
    [answer(502), 'Failed to fetch discussions'],
    [answer(404), 'Failed to fetch discussions'],
    [answer(404, 'Question not found'), 'Question not found'],
    [new TypeError('Failed to fetch'), unreachable],
    [new SyntaxError('Not JSON'), 'Unknown error'],
  ])('%s: %s', (error, reason) => {
    expect(listFailure(error)).toBe(reason);
  });
});

describe('why a discussion was not created', () => {
  it.each([
    [answer(429, 'Slow down'), 'Slow down'],
    [answer(502), 'Failed to create discussion'],
    [new TypeError('Failed to fetch'), unreachable],
    [new SyntaxError('Not JSON'), 'An unknown error occurred'],
  ])('%s: %s', (error, reason) => {
    expect(creationFailure(error)).toBe(reason);
  });
});
