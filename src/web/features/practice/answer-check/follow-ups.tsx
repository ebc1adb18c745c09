import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/app-context.ts';
import { followUpsQuery, type Shown } from '../../../queries/questions.ts';
import { FollowUp } from './follow-up.tsx';

/** What an interviewer might ask next. Fails silently: the page is complete without it. */
export default function FollowUps({ question }: { question: Shown }) {
  const { data: followUps = [] } = useQuery(followUpsQuery(useApi(), question));
  return followUps.map((followUp, index) => (
    <FollowUp
      key={followUp.questionHtml}
      question={question}
      number={index + 1}
      followUp={followUp}
    />
  ));
}
