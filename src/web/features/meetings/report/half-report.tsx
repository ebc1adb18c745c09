import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { MeetingReport } from '#shared/contracts/meeting-report.ts';
import { goneName } from '#shared/domain/meetings.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Loading } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { clockText } from '../../../lib/interview-text.ts';
import { halfNames, roomPath } from '../../../lib/meeting-text.ts';
import { AskedInHalf } from './asked-in-half.tsx';
import type { EndedHalf } from './ended-half.ts';
import { Ratings } from './ratings.tsx';

// With all that merges what two people write.
const PadReplay = lazyPart(() => import('./pad-replay.tsx'), 'The replay');

interface HalfReportProps {
  report: MeetingReport;
  half: EndedHalf;
}

/** One half: who rated whom, what was asked, and what was written. */
export function HalfReport({ report, half }: HalfReportProps) {
  const { id, other, minutes } = report;
  const { seat, startedAt, endedAt, questions, notes, hasPad } = half;
  const [isReplaying, setReplaying] = useState(false);
  const name = other?.name ?? goneName;
  const seconds = (Date.parse(endedAt) - Date.parse(startedAt)) / 1000;
  return (
    <section aria-label={halfNames[half.half]} className="mt-10 border-ink border-t pt-6">
      <h2 className="text-2xl [overflow-wrap:anywhere]">
        {halfNames[half.half]}: {seat === 'interviewer' ? `you asked ${name}` : `${name} asked you`}
      </h2>
      <p className="mt-2 mb-6 text-ink-muted text-sm tabular-nums">
        {clockText(seconds)} of {minutes} minutes
      </p>
      {half.isFeedbackOpen && (
        <p className="mb-6">
          Your feedback is missing.{' '}
          <Link to={roomPath(id)} className="text-link">
            Give feedback
          </Link>
        </p>
      )}
      <Ratings half={half} name={name} />
      {notes !== null && notes !== '' && (
        <section className="mt-8">
          <h3 className="mb-2 text-xl">Your notes</h3>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{notes}</p>
        </section>
      )}
      <h3 className="mt-8 text-xl">Questions</h3>
      <ol>
        {questions.map((question) => (
          <AskedInHalf key={question.number} question={question} />
        ))}
      </ol>
      {hasPad && (
        <section className="mt-4">
          <h3 className="mb-3 text-xl">The pad</h3>
          {isReplaying ? (
            <Suspense fallback={<Loading what="The replay" />}>
              <PadReplay id={id} half={half.half} />
            </Suspense>
          ) : (
            <Button variant="secondary" onClick={() => setReplaying(true)}>
              Replay the pad
            </Button>
          )}
        </section>
      )}
    </section>
  );
}
