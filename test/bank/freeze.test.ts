import { describe, expect, it } from 'vitest';
import type { FrozenVariants } from '#server/modules/questions/frozen-variants.ts';
import {
  type Change,
  hatModule,
  hatTemplate,
  withChoices,
  withParts,
} from '#test/support/parametrized-question.ts';
import type { ProofModule } from './rules/proof.ts';
import { type Frozen, freeze } from './variants/freeze.ts';

const nothing = { version: 1, variants: [] };

const frozenWith = (
  changes: Change[] = [],
  proof: Partial<ProofModule> = {},
  known: Pick<FrozenVariants, 'version' | 'variants'> = nothing,
) => freeze(hatTemplate(...changes), { ...hatModule, ...proof }, known);

const numbersOf = ({ frozen }: Frozen) =>
  frozen.variants.map(
    ({ parameters: { names, drawn } }) => [Number(names), Number(drawn)] as const,
  );
const mostShared = ({ frozen }: Frozen) =>
  Math.max(
    ...Map.groupBy(frozen.variants, ({ answer }) => answer)
      .values()
      .map((all) => all.length),
  );
const params = (names: string, drawn: string): Change => [
  'names: [10, 7..29]\n  drawn: [3, 2..5]',
  `names: [${names}]\n  drawn: [${drawn}]`,
];

describe('freezing', () => {
  it('takes 31 different variants, the default one first, the same in every run', () => {
    const result = frozenWith();
    const numbers = numbersOf(result);
    expect(numbers).toHaveLength(31);
    expect(numbers[0]).toEqual([10, 3]);
    expect(new Set(numbers.map(String)).size).toBe(31);
    expect(frozenWith()).toEqual(result);
  });

  it('stores the value of each formula', () => {
    const changes: Change[] = [
      ['Which names', '#{followUp1|places 1}, #{left + 1} or #{mistake1|places 2}: which names'],
    ];
    const { frozen } = frozenWith(changes, {
      followUps: () => [0.5],
      values: ({ names = 0, drawn = 0 }) => ({ left: names - drawn }),
    });
    const [{ values = [] } = {}] = frozen.variants;
    expect(
      Object.fromEntries(frozen.formulas.map((formula, index) => [formula, values[index]])),
    ).toEqual({
      names: '10',
      drawn: '3',
      result: '3/10',
      '1 - result': '7/10',
      '1 / names': '1/10',
      followUp1: '0.5',
      'left + 1': '8',
      mistake1: '0.1',
    });
  });

  it('tells variants apart by the questions of their parts, too', () => {
    const proof: Partial<ProofModule> = {
      earlier: ({ names = 0, drawn = 0 }) => [names - drawn],
      mistakes: () => [],
    };
    const { frozen } = frozenWith(withParts('#{drawn} of #{names} are drawn?'), proof);
    expect(frozen.variants).toHaveLength(31);
    const reworded = frozenWith(withParts('#{drawn} out of #{names}?'), proof).frozen;
    expect(reworded.variants[0]?.answer).toBe(frozen.variants[0]?.answer);
    expect(reworded.variants[0]?.asked).not.toBe(frozen.variants[0]?.asked);
  });

  it('takes only numbers for which the condition holds', () => {
    const numbers = numbersOf(frozenWith([['2 * drawn < names', 'result >= 1 / 4 and drawn > 2']]));
    expect(numbers.filter(([names, drawn]) => drawn <= 2 || 4 * drawn < names)).toEqual([]);
    expect(numbers.length).toBeGreaterThan(12);
  });

  it('refuses a condition that is a number', () => {
    const { frozen, rejected } = frozenWith([['2 * drawn < names', 'drawn']]);
    expect(frozen.variants).toHaveLength(1);
    expect([...rejected.keys()]).toEqual(['A condition is true or false.']);
  });

  it('says which numbers it rejects and why', () => {
    const agreesUnlessTwo = ({ names = 0, drawn = 0 }) => (drawn === 2 ? 0.5 : drawn / names);
    const result = frozenWith([params('10, 20..40', '3, 2')], { check: agreesUnlessTwo });
    expect(numbersOf(result).filter(([, drawn]) => drawn === 2)).toEqual([]);
    expect(result.frozen.variants).toHaveLength(22);
    expect(result.rejected.get('The answer is stated as … but check() computes …')).toEqual({
      count: 22,
      first: expect.stringMatching(
        /^names = \d+, drawn = 2: The answer is stated as 0\.\d+, but check\(\) computes 0\.5\.$/,
      ),
    });
  });

  it('rejects numbers for which a formula or the proof fails', () => {
    const { rejected } = frozenWith(
      [params('10, 11..40', '3, 2'), ['Which names', '#{1 / (drawn - 2)|plain}: which names']],
      {
        mistakes({ names = 0 }) {
          if (names === 11) throw new Error('No eleven');
          return [1 / names];
        },
      },
    );
    expect([...rejected.keys()]).toContain('No eleven');
    expect([...rejected.values()].map(({ count }) => count)).toContain(30);
  });

  it('lets three share an answer, except among choices', () => {
    const result = frozenWith([
      params('10, 7..60', '3, 2..5'),
      ['2 * drawn < names', '4 * drawn <= names'],
    ]);
    expect(mostShared(result)).toBeLessThanOrEqual(3);
    const few = frozenWith([
      params('12, 8, 16, 20', '3, 2, 4, 5'),
      ['2 * drawn < names', '4 * drawn = names'],
    ]);
    expect(few.frozen.variants).toHaveLength(3);
    expect([...few.rejected.keys()]).toEqual(['Too many have this answer.']);
    const choice = frozenWith([withChoices], { exact: () => 1, check: () => 1 });
    expect(mostShared(choice)).toBe(31);
  });

  it('never asks two alike', () => {
    const { frozen } = frozenWith([['From a hat with #{names} names', 'From a hat']]);
    expect(frozen.variants).toHaveLength(4);
  });

  it('keeps the variants that learners may have met', () => {
    const known = frozenWith([params('10, 7..12', '3, 2')]).frozen;
    expect(known.variants.length).toBeLessThan(31);
    const { frozen } = frozenWith([], {}, { ...known, version: 4 });
    expect(frozen.version).toBe(4);
    expect(frozen.variants).toHaveLength(31);
    expect(frozen.variants.slice(0, known.variants.length)).toEqual(known.variants);
    expect(new Set(frozen.variants.map(({ asked }) => asked)).size).toBe(31);
  });

  it('finds variants among more numbers than it can try', () => {
    const numbers = numbersOf(frozenWith([params('10, 7..1000', '3, 2..99')]));
    expect(numbers).toHaveLength(31);
    expect(numbers.filter(([names, drawn]) => 2 * drawn >= names)).toEqual([]);
  });

  it.each<[string, Change[], Partial<ProofModule>]>([
    ['left', [['Which names', '#{left}: which names']], {}],
    ['values() may not name a value exact.', [], { values: () => ({ exact: 1 }) }],
    ['There are two values named names.', [], { values: () => ({ names: 1 }) }],
    ['There are two values named result.', [], { values: () => ({ result: 1 }) }],
    ['“many” is neither a number nor a range.', [params('10, many', '3, 2')], {}],
  ])('fails if the default cannot be asked: %s', (message, changes, proof) => {
    expect(() => frozenWith(changes, proof)).toThrow(message);
  });
});
