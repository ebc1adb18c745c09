import { useQuery } from '@tanstack/react-query';
import type { Progress } from '#shared/contracts/progress.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { progressQuery } from '../../../queries/progress.ts';
import { ActivityCalendar } from './activity-calendar.tsx';
import { ComingUp } from './coming-up.tsx';
import { ListTallies } from './list-tallies.tsx';
import { NextQuestions } from './next-questions.tsx';
import { PracticeRecord } from './practice-record.tsx';
import { ProgressSkeleton } from './progress-skeleton.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { Section } from './section.tsx';
import { StarredAndNoted } from './starred-and-noted.tsx';
import { Summary } from './summary.tsx';
import { TallyList } from './tally-list.tsx';

export function ProgressPage() {
  const query = useQuery(progressQuery(useApi(), useTimeZone()));
  return (
    <div className="page-width pt-12 pb-20 sm:pt-16">
      <h1 className="mb-8 text-3xl">Your progress</h1>
      <noscript>
        <p>
          This page needs JavaScript: only your browser knows your time zone. Please enable it for
          this site and reload the page.
        </p>
      </noscript>
      <Loaded
        query={query}
        what="Your progress"
        skeleton={<ProgressSkeleton />}
        className="needs-scripts"
      >
        {(progress) =>
          hasActivity(progress) ? (
            <Overview progress={progress} />
          ) : (
            <FirstSteps progress={progress} />
          )
        }
      </Loaded>
    </div>
  );
}

function hasActivity({ attempted, streak }: Progress): boolean {
  return attempted > 0 || streak.longest > 0;
}

function FirstSteps({ progress: { next, starred, noted } }: { progress: Progress }) {
  return (
    <>
      <div className="max-w-xl">
        <p className="font-serif text-ink-muted text-xl">Every streak begins with one question.</p>
        <p className="mt-3 mb-7 text-ink-muted">
          Open one, think it through, and mark it as attempted or solved. This page tracks your
          progress day by day and topic by topic.
        </p>
        <ButtonLink to="/questions" size="medium">
          Browse the questions
        </ButtonLink>
        {starred + noted > 0 && <StarredAndNoted starred={starred} noted={noted} />}
      </div>
      <div className="mt-14 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {next.length > 0 && (
          <Section title="A good question to start with">
            <NextQuestions questions={next} />
          </Section>
        )}
        <Section title="What you will see here">
          <ComingUp />
        </Section>
      </div>
    </>
  );
}

function Overview({ progress }: { progress: Progress }) {
  return (
    <>
      <Summary progress={progress} />
      <StarredAndNoted {...progress} />
      <div className="mt-14">
        <Section title="Activity">
          <ActivityCalendar {...progress} />
        </Section>
      </div>
      <div className="mt-12">
        <PracticeRecord />
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div className="flex flex-col gap-12">
          <Section title="What to try next">
            <NextQuestions questions={progress.next} />
          </Section>
          <Section title="Recent activity">
            <RecentActivity events={progress.recent} />
          </Section>
        </div>
        <div className="flex flex-col gap-12">
          <ListTallies />
          <Section title="By difficulty">
            <TallyList
              rows={progress.byDifficulty.map(({ difficulty, ...tally }) => ({
                name: difficulty,
                search: { difficulty },
                ...tally,
              }))}
            />
          </Section>
          <Section title="By category">
            <TallyList
              rows={progress.byCategory.map(({ category, ...tally }) => ({
                name: category,
                search: { category },
                ...tally,
              }))}
            />
          </Section>
        </div>
      </div>
    </>
  );
}
