import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { MistakesSummary } from '../../../components/mistakes-summary.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { practiceRecordQuery } from '../../../queries/practice-record.ts';
import { ConfidenceSection } from './confidence-section.tsx';
import { MemorySection } from './memory-section.tsx';
import { RatingSection } from './rating-section.tsx';
import { Section } from './section.tsx';
import { SolvedHow } from './solved-how.tsx';
import { TopicRanking } from './topic-ranking.tsx';

/** Ratings, topics, mistakes, what was remembered, and how well calibrated the learner is. */
export function PracticeRecord() {
  const query = useQuery(practiceRecordQuery(useApi()));
  return (
    <Loaded query={query} what="Your rating" skeleton="h-72 w-full">
      {(record) => (
        <div className="flex flex-col gap-12">
          <Section title="Rating">
            <RatingSection {...record} />
          </Section>
          <Section title="Topics, weakest first">
            <TopicRanking topics={record.topics} />
          </Section>
          <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
            <Section title="My mistakes">
              <MistakesSummary count={record.mistakes} />
            </Section>
            <Section title="Memory">
              <MemorySection {...record} />
            </Section>
          </div>
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
