import { renderMarkup } from '#markup/render.ts';
import type { FollowUp } from '#shared/contracts/answer.ts';

interface QuestionTexts {
  description: string;
  solution: string | null;
  hints: string[];
  followUps: FollowUp[];
}

type RenderedTexts =
  | { problem: string }
  | {
      problem: null;
      descriptionHtml: string;
      contentHtml: string;
      hints: StoredText[];
      followUps: { question: StoredText; answer: StoredText; check: FollowUp['check'] }[];
    };

interface StoredText {
  source: string;
  html: string;
}

class TextProblem extends Error {}

/** Results are in input order. */
export default function renderAll(list: QuestionTexts[]): RenderedTexts[] {
  return list.map((texts) => {
    try {
      return render(texts);
    } catch (error) {
      if (error instanceof TextProblem) return { problem: error.message };
      throw error;
    }
  });
}

function render({ description, solution, hints, followUps }: QuestionTexts): RenderedTexts {
  return {
    problem: null,
    descriptionHtml: toHtml('Description', description),
    contentHtml: toHtml('Solution', solution ?? ''),
    hints: hints.map((source) => ({ source, html: toHtml('Hint', source) })),
    followUps: followUps.map(({ question, answer, check }) => ({
      question: { source: question, html: toHtml('Follow-up', question) },
      answer: { source: answer, html: toHtml('Follow-up', answer) },
      check,
    })),
  };
}

function toHtml(name: string, source: string): string {
  const { html, problem } = renderMarkup(source);
  if (problem) throw new TextProblem(`${name}: ${problem}`);
  return html;
}
