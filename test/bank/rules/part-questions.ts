import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';

/** Each part as a question of its own; a question without parts as it is. */
export function partQuestions(question: BankQuestion): BankQuestion[] {
  const { description, answer } = question;
  if (answer.kind !== 'parts') return [question];
  return answer.parts.map((part) => ({
    ...question,
    description: `${description}\n\n${part.question}`,
    answer: part.answer,
  }));
}
