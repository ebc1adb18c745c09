import { describe, expect, it } from 'vitest';
import { inTurns } from '../../scripts/test/in-turns.ts';

describe('inTurns', () => {
  it('prints the first live, and the others in full when it is done', () => {
    const said: string[] = [];
    const nextVoice = inTurns((text) => said.push(text));
    const [first, second, third] = [nextVoice(), nextVoice(), nextVoice()];
    first.write('1a ');
    second.write('2a ');
    third.write('3a ');
    first.write('1b ');
    expect(said.join('')).toBe('1a 1b ');
    third.write('3b ');
    third.end();
    expect(said.join('')).toBe('1a 1b ');
    first.end();
    expect(said.join('')).toBe('1a 1b 2a ');
    second.write('2b ');
    second.end();
    expect(said.join('')).toBe('1a 1b 2a 2b 3a 3b ');
  });
});
