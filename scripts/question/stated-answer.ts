import { answerMarkup } from '#server/modules/questions/judging/answer-markup.ts';
import type { Answer } from '#shared/contracts/answer.ts';

/** Everything a question's file says about its answer, as Markdown for its author. */
export function statedAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'open':
      return [
        answerMarkup(answer),
        answer.rubric,
        `_Why no program computes it:_ ${answer.why}`,
      ].join('\n\n');
    case 'interval':
      return answerMarkup(answer);
    case 'parts':
      return answer.parts
        .map((part) => `${part.question}\n\n${statedAnswer(part.answer)}`)
        .join('\n\n');
    case 'choice':
      return answer.choices
        .map((choice, index) => `${index + 1}. ${choice}${index + 1 === answer.value ? ' ✓' : ''}`)
        .join('\n');
    default:
      return [answerMarkup(answer), ...(answer.mistakes ?? []).map(statedMistake)].join('\n\n');
  }
}

const statedMistake = ({ value, message }: { value: string; message: string }) =>
  `_Mistake ${value}:_ ${message}`;
