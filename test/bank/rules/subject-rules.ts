import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';
import { isNumeric } from '#shared/domain/answer-value.ts';
import type { ReadQuestion } from './read-question.ts';

const shortest = 30;
const longest = 110;

/** One neutral line tells readers and the search what is asked, but not how to answer it. */
export function findSubjectProblems(read: ReadQuestion, bank: ReadQuestion[]): string[] {
  if ('problem' in read) return [];
  const { name, subject, answer } = read.question;
  if (subject === undefined) return ['The subject line is missing: subject, after name.'];
  const problems: string[] = [];
  if (subject.length < shortest || subject.length > longest) {
    problems.push(
      `The subject line must have ${shortest} to ${longest} characters, not ${subject.length}.`,
    );
  }
  if (subject.endsWith('.')) problems.push('The subject line must not end with a period.');
  if (/[$\\]/.test(subject))
    problems.push('The subject line must be plain text, without formulas.');
  if (subject.toLowerCase() === name.toLowerCase()) {
    problems.push('The subject line repeats the name.');
  }
  if (givesAway(subject, answer)) problems.push('The subject line contains the answer.');
  for (const other of bank) {
    if (other.path !== read.path && subjectOf(other) === subject.toLowerCase()) {
      problems.push(`${other.path} has the same subject line.`);
    }
  }
  return problems;
}

function givesAway(subject: string, answer: BankQuestion['answer']): boolean {
  if (!isNumeric(answer)) return false;
  return subject.split(/[\s,;:]+/).includes(String(answer.value));
}

function subjectOf(read: ReadQuestion): string | undefined {
  return 'question' in read ? read.question.subject?.toLowerCase() : undefined;
}
