import type { QuestionDetail } from '#shared/contracts/question.ts';
import { toPlainText } from '#shared/domain/excerpt.ts';

/** What everyone may read on the question's page, in schema.org's words; nothing of its solution. */
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
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          breadcrumb(1, 'Home', `${origin}/`),
          breadcrumb(2, 'Questions', `${origin}/questions`),
          breadcrumb(3, question.name, url),
        ],
      },
    ],
  };
}

function breadcrumb(position: number, name: string, item: string): object {
  return { '@type': 'ListItem', position, name, item };
}
