import { afterAll, describe, expect, it } from 'vitest';
import type { ParsedFile } from '#server/modules/questions/bank/bank-file.ts';
import { bankFolder } from '#server/modules/questions/bank/read-bank.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import { findProgramProblems, programIn } from './programs/find-program-problems.ts';
import { notRun } from './programs/not-run.ts';
import { stopPostgres } from './programs/postgres.ts';
import { bindProof, loadProof, type ProofModule } from './rules/proof.ts';
import { variantOf } from './variants/freeze.ts';
import { wholeBank } from './whole-bank.ts';

afterAll(stopPostgres);

const withPrograms = wholeBank.flatMap((file) =>
  'question' in file && programIn(file.question.description) ? [file] : [],
);
const toRun = withPrograms.filter(({ slug }) => notRun[slug] === undefined);

it.each(toRun)('the program in $path prints the answer', async (file) => {
  const loaded = await loadProof(bankFolder, file.path);
  if ('problem' in loaded) throw new Error(loaded.problem);
  for (const { question, proof } of variantsOf(file, loaded.module)) {
    expect(await findProgramProblems(question, proof.finish?.())).toEqual([]);
  }
});

function variantsOf({ question, template, frozen }: ParsedFile, module: ProofModule) {
  const { parameters } = template;
  if (!parameters || !frozen) return [{ question, proof: bindProof(module, {}) }];
  return frozen.variants.map((variant) => variantOf({ ...template, parameters }, variant, module));
}

it('runs some programs in each language', () => {
  const languages = toRun.map(({ question }) => programIn(question.description)?.language);
  expect(new Set(languages)).toEqual(new Set(['python', 'sql']));
});

it('lists no program as not run for nothing', () => {
  const slugs = new Set(withPrograms.map(({ slug }) => slug));
  expect(Object.keys(notRun).filter((slug) => !slugs.has(slug))).toEqual([]);
});

describe('a program', () => {
  const number = (value: number): Answer => ({ kind: 'number', value });
  const choice = (value: number, choices: string[]): Answer => ({ kind: 'choice', value, choices });
  const python = (code: string) => `Read.\n\n\`\`\`python\n${code}\n\`\`\`\n\nWhat is printed?`;
  const table =
    'The table `fills`:\n\n| name | lots |\n| --- | ---: |\n| Ann | 2 |\n| Bob | NULL |\n';
  const sql = (code: string) => `${table}\n\`\`\`sql\n${code}\n\`\`\`\n`;
  const printsAnother = [
    expect.stringMatching(/^The program prints .*, which is not the answer\.$/),
  ];

  it.each([
    [python('print(7 // 2)'), number(3)],
    [python('from fractions import Fraction\nprint(Fraction(2, 4))'), number(0.5)],
    [python('print(1)\nprint([2])'), choice(2, ['`1` `2`', '`1`, then `[2]`', '`1`'])],
    [python('x = {}["a"]'), choice(1, ['A `KeyError`', '`None`'])],
    [sql('SELECT COUNT(lots) FROM fills;'), number(1)],
    [sql('SELECT * FROM fills;'), choice(1, ['`Ann 2`, `Bob NULL`', '`Ann 2`'])],
    [sql('SELECT lots FROM fills WHERE lots <> 2;'), choice(2, ['`NULL`', '`(0 rows)`'])],
  ])('prints the right answer: %j', async (description, answer) => {
    expect(await findProgramProblems({ description, answer })).toEqual([]);
  });

  it.each([
    [python('print(7 // 2)'), number(3.5)],
    [python('print(7 // 2)'), choice(1, ['`3.5`', '`3`'])],
    [python('print(7 // 2)'), choice(1, ['`3`', '3'])],
    [python('print(7 / 0)'), number(7)],
    [python('pass'), number(0)],
    [sql('SELECT COUNT(*) FROM fills;'), number(1)],
    [sql('SELECT name FROM fills;'), choice(2, ['`Ann` `Bob`', '`Bob` `Ann`'])],
  ])('does not print a wrong one: %j', async (description, answer) => {
    expect(await findProgramProblems({ description, answer })).toEqual(printsAnother);
  });

  it('is finished by the proof', async () => {
    const question = { description: python('def f(x):\n    return x * x'), answer: number(9) };
    expect(await findProgramProblems(question)).toEqual(printsAnother);
    expect(await findProgramProblems(question, 'print(f(3))')).toEqual([]);
    expect(await findProgramProblems(question, 'print(f(4))')).toEqual(printsAnother);
  });

  it('shares no names with others', async () => {
    const answer = choice(1, ['`NameError`', '`1`']);
    await findProgramProblems({ description: python('leftover = 1'), answer });
    const question = { description: python('print(leftover)'), answer };
    expect(await findProgramProblems(question)).toEqual([]);
  });
});
