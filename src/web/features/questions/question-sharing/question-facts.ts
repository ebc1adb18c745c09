import type { QuestionDetail } from '#shared/contracts/question.ts';
import { toPlainText } from '#shared/domain/excerpt.ts';
import { breadcrumbList } from '../../../lib/breadcrumb-list.ts';

/** The public part of a question as schema.org data, without its solution. */
export function questionFacts(question: QuestionDetail, origin: string): object {
  const url = `${origin}/question/${question.id}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Question',
        '@id': url,
        url,
        name: question.name,
        text: toPlainText(question.description),
        about: { '@type': 'Thing', name: question.category },
        educationalLevel: question.difficulty,
        learningResourceType: 'Practice problem',
        dateModified: question.updatedAt,
      },
      breadcrumbList([
        ['Home', `${origin}/`],
        ['Questions', `${origin}/questions`],
        [question.name, url],
      ]),
    ],
  };
}
