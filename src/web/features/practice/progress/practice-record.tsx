import { useQuery } from '@tanstack/react-query';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { practiceRecordQuery } from '../../../queries/practice-record.ts';
import { ConfidenceSection } from './confidence-section.tsx';
import { RatingSection } from './rating-section.tsx';
import { Section } from './section.tsx';
import { SolvedHow } from './solved-how.tsx';

/** The rating, how questions were solved, and how well confidence fits. */
export function PracticeRecord({ today }: { today: string }) {
  const { data: record, error, refetch } = useQuery(practiceRecordQuery(useApi()));
  if (error && !record) {
    return (
      <RetryNotice
        title="Your rating could not be loaded."
        text={failureText(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!record) return <Skeleton className="h-72 w-full" />;
  return (
    <div className="flex flex-col gap-12">
      <Section title="Rating">
        <RatingSection record={record} today={today} />
      </Section>
      <Section title="How you solved them">
        <SolvedHow solved={record.solved} />
      </Section>
      <Section title="Confidence">
        <ConfidenceSection confidence={record.confidence} />
      </Section>
    </div>
  );
}
