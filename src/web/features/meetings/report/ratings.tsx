import type { MeetingFeedback } from '#shared/contracts/meeting-report.ts';
import { criteria, interviewing, rubric, type Score } from '#shared/domain/meetings.ts';
import type { EndedHalf } from './ended-half.ts';

interface RatingsProps {
  half: EndedHalf;
  /** Of the other person. */
  name: string;
}

const rowLook = 'grid gap-x-8 gap-y-1 border-rule border-t py-3 sm:grid-cols-2';
const titleLook = 'font-medium sm:col-span-2';

/** The interviewer's rating beside the candidate's of themselves. */
export function Ratings({ half: { seat, own, theirs, isFeedbackOpen }, name }: RatingsProps) {
  if (!own) {
    return isFeedbackOpen ? null : <p className="text-ink-muted">You sent no feedback.</p>;
  }
  const columns =
    seat === 'interviewer'
      ? [
          { title: 'Your rating', feedback: own },
          { title: `${name}’s own rating`, feedback: theirs },
        ]
      : [
          { title: `${name}’s rating`, feedback: theirs },
          { title: 'Your own rating', feedback: own },
        ];
  const byCandidate = [own, theirs].find((feedback) => feedback?.seat === 'candidate');
  return (
    <>
      {!theirs && (
        <p role="status" className="mb-5 text-ink-muted">
          {name} has not sent feedback yet. You see it here once they have.
        </p>
      )}
      <dl>
        {criteria.map((criterion) => (
          <Row
            key={criterion}
            title={rubric[criterion].title}
            cells={columns.map(({ title, feedback }) => ({
              title,
              score: feedback?.scores[criterion] ?? null,
              steps: rubric[criterion].steps,
            }))}
          />
        ))}
        <div className={rowLook}>
          <dt className={titleLook}>Would you hire?</dt>
          {columns.map(({ title, feedback }) => (
            <dd key={title} className="text-sm">
              <span className="text-ink-muted">{title}: </span>
              {feedback === null ? 'not yet' : feedback.wouldHire ? 'Yes' : 'No'}
            </dd>
          ))}
        </div>
        {byCandidate?.seat === 'candidate' && (
          <Row
            title={interviewing.title}
            cells={[
              {
                title:
                  seat === 'interviewer' ? `${name}’s rating of you` : `Your rating of ${name}`,
                score: byCandidate.interviewing,
                steps: interviewing.steps,
              },
            ]}
          />
        )}
      </dl>
      <Comments {...{ own, theirs, name }} />
    </>
  );
}

interface Cell {
  title: string;
  score: Score | null;
  steps: Record<Score, string>;
}

function Row({ title, cells }: { title: string; cells: readonly Cell[] }) {
  return (
    <div className={rowLook}>
      <dt className={titleLook}>{title}</dt>
      {cells.map((cell) => (
        <dd key={cell.title} className="text-sm">
          <span className="text-ink-muted">{cell.title}: </span>
          {cell.score === null ? (
            'not yet'
          ) : (
            <>
              <strong className="font-medium">{cell.score} of 4.</strong> {cell.steps[cell.score]}
            </>
          )}
        </dd>
      ))}
    </div>
  );
}

interface CommentsProps {
  own: MeetingFeedback;
  theirs: MeetingFeedback | null;
  name: string;
}

function Comments({ own, theirs, name }: CommentsProps) {
  const comments = [
    { title: `${name} wrote`, text: theirs?.comment ?? '' },
    { title: 'You wrote', text: own.comment },
  ].filter(({ text }) => text !== '');
  return comments.map(({ title, text }) => (
    <section key={title} className="mt-5">
      <h3 className="mb-1 font-medium font-sans text-sm">{title}</h3>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
    </section>
  ));
}
