import { useQuery } from '@tanstack/react-query';
import { Markup } from '../../../components/markup.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { followUpsQuery, type Shown } from '../../../queries/questions.ts';

/** What an interviewer might ask next. Fails silently: the card is complete without it. */
export function FollowUps({ question }: { question: Shown }) {
  const { data: followUps = [] } = useQuery(followUpsQuery(useApi(), question));
  return followUps.map(({ questionHtml, answerHtml }) => (
    <section key={questionHtml} aria-label="Follow-up" className="border-rule border-t pt-4">
      <h3 className="mb-1 font-medium text-ink-muted text-sm">Try the follow-up</h3>
      <Markup html={questionHtml} />
      <details className="mt-2">
        <summary className="cursor-pointer text-link text-sm">Show the answer</summary>
        <div className="mt-2">
          <Markup html={answerHtml} />
        </div>
      </details>
    </section>
  ));
}
