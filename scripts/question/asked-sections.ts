import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';

/** What readers see before they answer, in its order: the hints of a part stand below it. */
export function askedSections({ description, hints, answer }: BankQuestion) {
  const sections = [{ heading: 'Question', source: description }];
  const left = [...hints];
  const addHints = (count: number) => {
    for (const source of left.splice(0, count)) sections.push({ heading: 'Hint', source });
  };
  for (const part of answer.kind === 'parts' ? answer.parts : []) {
    sections.push({ heading: 'Part', source: part.question });
    addHints(part.hints);
  }
  addHints(left.length);
  return sections;
}
