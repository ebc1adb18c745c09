import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { practiceRecordQuery } from '../../../queries/practice-record.ts';
import { ConfidenceSection } from './confidence-section.tsx';
import { RatingSection } from './rating-section.tsx';
import { Section } from './section.tsx';
import { SolvedHow } from './solved-how.tsx';

/** The rating, how questions were solved, and how well calibrated the learner is. */
export function PracticeRecord({ today }: { today: string }) {
  const query = useQuery(practiceRecordQuery(useApi()));
  return (
    <Loaded query={query} what="Your rating" skeleton="h-72 w-full">
      {(record) => (
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
      )}
    </Loaded>
  );
}
