import { expect, it } from 'vitest';
import { readBankFile } from '#server/modules/questions/bank/bank-file.ts';
import { bankFolder, readBank } from '#server/modules/questions/bank/read-bank.ts';
import { loadProof } from './rules/proof.ts';
import { standardVariant } from './variants/freeze.ts';
import { findVariantProblems } from './variants/variant-rules.ts';

it('a variant needs equations that hold and a solution with its answer', async () => {
  const slug = 'what-the-shredder-took';
  const file = (await readBank(bankFolder)).find((one) => one.slug === slug) ?? expect.fail();
  const { parameters, ...template } = readBankFile(file).template;
  const loaded = await loadProof(bankFolder, file.path);
  if (!parameters || 'problem' in loaded) return expect.fail();
  const standard = standardVariant({ ...template, parameters }, loaded.module);
  const problemsIn = (solution: string) =>
    findVariantProblems({ ...standard, question: { ...standard.question, solution } }, standard);
  const { solution } = standard.question;
  expect(problemsIn(solution)).toEqual([]);
  expect(problemsIn(`${solution}\n\nHere $2+2=5$.`)).toEqual(['2+2 = 5 does not hold: 4 and 5.']);
  expect(problemsIn('We count.')).toEqual(['The solution does not arrive at the answer 55/171.']);
});
