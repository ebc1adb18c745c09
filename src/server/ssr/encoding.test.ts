import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './encoding.ts';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['deflate, zstd', 'identity'],
    ['gzip', 'gzip'],
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.5, gzip; q=0.8', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['gzip;q=0, *;q=0', 'identity'],
    ['br;q=much', 'identity'],
  ])('answers %j with %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});
