import { describe, expect, it } from 'vitest';
import { usernameField } from '#shared/contracts/fields.ts';
import { usernameCandidates, usernameFrom } from './suggest-username.ts';

describe('usernameFrom', () => {
  it.each([
    [['ann_lee'], 'ann_lee'],
    [['Zoë Müller'], 'Zoe-Muller'],
    [['x', 'Ann Lee'], 'Ann-Lee'],
    [['ann@example.org'], 'ann-example-org'],
    [['a very long name that goes on'], 'a-very-long-name-tha'],
    [['  --  ', '李雷'], 'member'],
    [[], 'member'],
  ])('makes %j %s', (names, username) => {
    expect(usernameFrom(names)).toBe(username);
  });
});

it('tries other valid ones if a username is taken', () => {
  const candidates = usernameCandidates('a'.repeat(20));
  expect(candidates.slice(0, 2)).toEqual(['a'.repeat(20), `${'a'.repeat(17)}-2`]);
  const rule = usernameField('');
  expect(candidates.every((candidate) => rule.safeParse(candidate).success)).toBe(true);
});
