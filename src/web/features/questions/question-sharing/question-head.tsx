import type { QuestionDetail } from '#shared/contracts/question.ts';
import { toExcerpt } from '#shared/domain/excerpt.ts';
import { JsonLd } from '../../../components/json-ld.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useOrigin } from '../../../lib/hydration-state.tsx';
import { questionFacts } from './question-facts.ts';

export interface QuestionHeadProps {
  question: QuestionDetail;
}

/** Metadata for search engines and link previews. Hidden questions have none. */
export default function QuestionHead({ question }: QuestionHeadProps) {
  const origin = useOrigin();
  if (!question.isVisible) return <PageTitle title={question.name} />;
  return (
    <>
      <PageTitle
        title={question.name}
        description={question.subject ?? toExcerpt(question.description)}
        canonicalPath={`/question/${question.id}`}
        isView={question.variant !== null || question.isVariantGone}
      />
      <JsonLd data={questionFacts(question, origin)} />
    </>
  );
}
