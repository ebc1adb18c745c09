import { useQuery } from '@tanstack/react-query';
import { countedDue } from '#shared/domain/reviews.ts';
import { CountMark } from '../../../components/ui/count-mark.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { dueCountQuery } from '../../../queries/practice.ts';

/** The number of questions due, next to the review link. */
export default function DueCount() {
  const { data } = useQuery(dueCountQuery(useApi()));
  if (!data || data.due === 0) return null;
  return (
    <>
      <CountMark>{data.due >= countedDue ? `${countedDue - 1}+` : String(data.due)}</CountMark>
      <span className="sr-only"> due</span>
    </>
  );
}
