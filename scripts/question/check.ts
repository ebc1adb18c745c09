import { findProblems } from '#test/bank/rules/find-problems.ts';
import { findQuestion, openBank } from './bank.ts';

/** Reports problems in the named questions, or in all of them. */
export async function checkQuestions(slugs: string[], folder?: string): Promise<boolean> {
  const bank = await openBank(folder);
  const chosen =
    slugs.length === 0 ? bank.questions : slugs.map((slug) => findQuestion(bank, slug));
  let broken = 0;
  for (const read of chosen) {
    const problems = await findProblems(read, bank);
    if (problems.length === 0) continue;
    broken += 1;
    console.log([`✗ content/${read.path}`, ...problems].join('\n    '));
  }
  const count = chosen.length === 1 ? '1 question' : `${chosen.length} questions`;
  console.log(broken === 0 ? `✓ ${count} checked` : `${count} checked, ${broken} with problems`);
  return broken === 0;
}
