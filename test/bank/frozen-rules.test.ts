import { describe, expect, it } from 'vitest';
import type { FrozenVariant, FrozenVariants } from '#server/modules/questions/frozen-variants.ts';
import {
  type Change,
  hatModule,
  hatTemplate,
  withChoices,
} from '#test/support/parametrized-question.ts';
import type { ParameterNumbers, ProofModule } from './rules/proof.ts';
import { frozenFrom, variantOf } from './variants/freeze.ts';
import { findFrozenProblems } from './variants/frozen-rules.ts';

/** Numbers of names and of those drawn. */
type Numbers = [names: number, drawn: number];
const twelve = [
  ...[10, 11, 13, 14, 16, 17, 19, 20].map((names): Numbers => [names, 3]),
  ...[11, 13, 15, 17].map((names): Numbers => [names, 2]),
];

/** As if its author had chosen these. */
function frozenBy(numbers: Numbers[], changes: Change[] = [], proof: Partial<ProofModule> = {}) {
  const changed = hatTemplate(...changes);
  const module = { ...hatModule, ...proof };
  const variants = numbers.map(([names, drawn]) =>
    variantOf(changed, { parameters: { names: `${names}`, drawn: `${drawn}` } }, module),
  );
  return frozenFrom(changed, 1, variants);
}

const frozen = frozenBy(twelve);

const problemsIn = (
  given: FrozenVariants,
  changes: Change[] = [],
  proof: Partial<ProofModule> = {},
) => findFrozenProblems(hatTemplate(...changes), given, { ...hatModule, ...proof });

const refreeze =
  'The file has changed since its variants were checked: npm run question -- variants';
const asksOther = (indexes: string) =>
  `Variants ${indexes} would ask something else: npm run question -- variants --new-version`;
const all = frozen.variants.map((_, index) => index).join(', ');

/** The frozen file with one variant replaced. */
const withVariant = (index: number, change: Partial<FrozenVariant>): FrozenVariants => ({
  ...frozen,
  variants: frozen.variants.map((variant, at) =>
    at === index ? { ...variant, ...change } : variant,
  ),
});

describe('frozen variants', () => {
  it('are right as they were frozen', () => {
    expect(problemsIn(frozen)).toEqual([]);
  });

  it.each<Change>([
    ['Names in a hat', 'Names in the hat'],
    ['That is the chance', 'That is a chance'],
    ['where: 2 * drawn', 'where: drawn * 2'],
    ['7..29', '7..30'],
    ['[counting]', '[symmetry]'],
    ['Which names', 'Whose names'],
    ['Each name', 'Every name'],
    ['You are left out', 'You stay in the hat'],
    ['#{names}.\n', '#{names}.\n\n# Follow-up\n\nAnd yours?\n\n# Answer\n\nAs well.\n'],
  ])('must be frozen again after %j becomes %j', (part, change) => {
    expect(problemsIn(frozen, [[part, change]])).toEqual([refreeze]);
  });

  it('must be frozen again after an edit of the file', () => {
    const [{ values = [] } = {}] = frozen.variants;
    expect(problemsIn(withVariant(4, { values }))).toEqual([refreeze]);
    expect(problemsIn(withVariant(4, { answer: '1/2' }))).toEqual([refreeze]);
    expect(problemsIn({ ...frozen, formulas: frozen.formulas.toReversed() })).toEqual([refreeze]);
  });

  it('must not ask something else under the same version', () => {
    const [, , other] = frozen.variants;
    expect(problemsIn(withVariant(4, { asked: 'another' }))).toEqual([asksOther('4')]);
    expect(problemsIn(withVariant(4, { parameters: other?.parameters ?? {} }))).toContain(
      asksOther('4'),
    );
    expect(problemsIn(frozen, [['What is the chance', 'How likely is it']])).toEqual([
      asksOther(all),
    ]);
  });

  it('must not have another answer under the same version', () => {
    const changes: Change[] = [['result: drawn / names', 'result: (names - drawn) / names']];
    const exact = (numbers: ParameterNumbers) => 1 - hatModule.exact(numbers);
    expect(problemsIn(frozen, changes, { exact })).toContain(asksOther(all));
  });

  it('have no numbers outside placeholders', () => {
    const changes: Change[] = [['Which names', 'Which 12 names']];
    expect(problemsIn(frozenBy(twelve, changes), changes)).toEqual([
      expect.stringMatching(/^Numbers outside placeholders: 12\./),
    ]);
  });

  it('are at least twelve', () => {
    expect(problemsIn(frozenBy(twelve.slice(1)))).toEqual([
      'There are 11 variants, fewer than 12.',
    ]);
  });

  it('read differently', () => {
    expect(problemsIn(frozenBy([...twelve, [20, 3]]))).toEqual(['Two variants read alike.']);
  });

  it('do not share an answer more often than one in four, except among choices', () => {
    const quarters: Numbers[] = [
      [8, 2],
      [12, 3],
      [16, 4],
    ];
    const distinct = twelve.slice(0, 9);
    expect(problemsIn(frozenBy([...distinct, ...quarters]))).toEqual([]);
    expect(problemsIn(frozenBy([...distinct.slice(1), ...quarters, [20, 5]]))).toEqual([
      '4 variants share an answer.',
    ]);
    const proof = { exact: () => 1, check: () => 1, simulate: () => 1 };
    expect(problemsIn(frozenBy(twelve, [withChoices], proof), [withChoices], proof)).toEqual([]);
  });

  it('satisfy the condition', () => {
    expect(problemsIn(frozenBy([...twelve.slice(1), [9, 5], [16, 5]]))).toEqual([
      'Variant 11: The condition in where does not hold.',
    ]);
  });

  it('follow the rules for variants, each of them', () => {
    const check = ({ names = 0, drawn = 0 }) => (names === 14 ? 0.5 : drawn / names);
    expect(problemsIn(frozenBy(twelve), [], { check })).toEqual([
      'Variant 3: The answer is stated as 0.21428571428571427, but check() computes 0.5.',
    ]);
  });

  const [middle, last] = [6, 11];
  it.each([middle, last])('agree with their trials: variant %d', (index) => {
    const { names = '', drawn = '' } = frozen.variants[index]?.parameters ?? {};
    const simulate = (random: () => number, numbers: ParameterNumbers) =>
      numbers.names === Number(names) && numbers.drawn === Number(drawn)
        ? Number(random() < 0.5)
        : (hatModule.simulate?.(random, numbers) ?? 0);
    expect(problemsIn(frozen, [], { simulate })).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Variant ${index}: The answer is stated as .*, but the mean of 100,000 trials is`,
        ),
      ),
    ]);
  });

  it('have trials that end', () => {
    const simulate = (random: () => number) => {
      while (random() < 1);
      return 0;
    };
    const problem = 'The proof fails: A trial draws too often.';
    expect(problemsIn(frozen, [], { simulate })).toEqual([
      `Variant ${middle}: ${problem}`,
      `Variant ${last}: ${problem}`,
    ]);
  });

  it('have formulas that can be rendered', () => {
    const changes: Change[] = [['Which names', '$x#{drawn = 3|+y/\\nonsense}$: which names']];
    const given = frozenBy([...twelve.slice(1), [20, 2]], changes);
    expect(problemsIn(given, changes)).toContainEqual(
      expect.stringMatching(/^Variant 11: # Hint: .* cannot be rendered/),
    );
  });

  it('have a number for each parameter', () => {
    expect(problemsIn(withVariant(4, { parameters: { names: '20' } }))).toEqual([
      expect.stringMatching(/^The variants: .*drawn/),
    ]);
  });
});
