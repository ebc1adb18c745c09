import { renderMarkup } from '#markup/render.ts';
import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';
import { answerMarkup } from '#server/modules/questions/judging/answer-markup.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import { toReadableHtml } from '#shared/domain/readable-html.ts';
import { partQuestions } from './part-questions.ts';

const mostHints = 3;
/** Of all parts together. */
const mostPartHints = 5;
const firstSection = 'Idea';
const lastSection = 'What an interviewer asks next';

/** Every formula must render, and hints and solution must have the right form. */
export function findTextProblems(question: BankQuestion): string[] {
  const { hints, solution, answer, followUps } = question;
  const solutionHtml = renderMarkup(solution).html;
  return [
    ...partQuestions(question).flatMap(({ description, answer: own }) => [
      ...findBrokenFormulas('# Question', renderMarkup(description).html),
      ...findBrokenFormulas('answer', renderMarkup(shownAnswer(own)).html),
    ]),
    ...hints.flatMap((hint) => findBrokenFormulas('# Hint', renderMarkup(hint).html)),
    ...findBrokenFormulas('# Solution', solutionHtml),
    ...findHintProblems(hints, answer),
    ...followUps.flatMap(({ question: asked, answer: own }) => [
      ...findBrokenFormulas('# Follow-up', renderMarkup(asked).html),
      ...findBrokenFormulas('# Answer', renderMarkup(own).html),
    ]),
    ...findSectionProblems(solutionHtml, followUps.length > 0),
  ];
}

/** What the question's page renders of its answer. */
function shownAnswer(answer: Answer): string {
  if (answer.kind === 'open') return `${answer.rubric}\n\n${answer.model ?? ''}`;
  return answer.kind === 'choice' ? answer.choices.join('\n\n') : answerMarkup(answer);
}

/** What cannot be rendered is in the HTML as written, with the reason as its title. */
function findBrokenFormulas(where: string, html: string): string[] {
  const broken = html.matchAll(/class="(?:formula-error|markup-raw)" title="([^"]*)">([^<]*)/g);
  return [...broken].map(
    ([, reason = '', source = '']) =>
      `${where}: ${toReadableHtml(source, 80)} cannot be rendered: ${toReadableHtml(reason, 200)}.`,
  );
}

function findHintProblems(hints: string[], answer: Answer): string[] {
  const most = answer.kind === 'parts' ? mostPartHints : mostHints;
  if (hints.length < 1 || hints.length > most) {
    return [`There must be one to ${most} hints, not ${hints.length}.`];
  }
  return firstHintsOf(hints, answer)
    .filter((hint) => !hint.includes('?'))
    .map((hint) => `A first hint asks a question, so that it leads and does not tell: ${hint}`);
}

/** Each part begins with its own. */
function firstHintsOf(hints: string[], answer: Answer): string[] {
  const counts = answer.kind === 'parts' ? answer.parts.map((part) => part.hints) : [hints.length];
  const starts = counts.map((_, part) => counts.slice(0, part).reduce((sum, own) => sum + own, 0));
  return starts.flatMap((start, part) =>
    hints.slice(start, start + Math.min(1, counts[part] ?? 0)),
  );
}

/** Idea, computation, a check or a second way, and what comes next. */
function findSectionProblems(solutionHtml: string, hasFollowUps: boolean): string[] {
  const sections = [...solutionHtml.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, heading]) => heading);
  const problems: string[] = [];
  if (sections[0] !== firstSection)
    problems.push(`The solution must begin with ## ${firstSection}.`);
  const isLast = sections.at(-1) === lastSection;
  if (!isLast && !hasFollowUps) {
    problems.push(`The solution must end with ## ${lastSection}, or have a # Follow-up.`);
  }
  if (sections.length < (isLast ? 4 : 3)) {
    problems.push('In between, the solution needs a computation and a check or a second way.');
  }
  return problems;
}
