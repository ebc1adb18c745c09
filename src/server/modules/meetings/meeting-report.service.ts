import type { MeetingReport } from '#shared/contracts/meeting-report.ts';
import { canSeeFeedback, canSendFeedback } from '#shared/policies/meetings.ts';
import { createFeedbackRepository, type SentFeedback } from './feedback.repository.ts';
import {
  type Caller,
  type EndedHalf,
  endedHalves,
  introduce,
  otherThan,
  phaseAt,
  seatAt,
} from './load-meeting.ts';
import type { DealtQuestion } from './meeting-question.repository.ts';
import { givenHints } from './present-question.ts';
import { chosen, type PresentDeps } from './present-state.ts';
import { answerHtmlOf, partsOf, readContent } from './read-content.ts';
import type { Meetings, Standing } from './run-command.ts';

interface ReportDeps extends PresentDeps {
  meetingCommands: Pick<Meetings, 'find'>;
}

type Half = MeetingReport['halves'][number];

export type MeetingReportService = ReturnType<typeof createMeetingReportService>;

/** What came out of a meeting, for each of the two. */
export function createMeetingReportService(deps: ReportDeps) {
  const { db, solutions, meetingCommands, now } = deps;
  const feedback = createFeedbackRepository(db);

  async function presentQuestion(
    actor: Caller['actor'],
    row: DealtQuestion,
  ): Promise<Half['questions'][number]> {
    const content = await readContent(deps, row);
    const maySee = content !== null && (await solutions.mayRead(actor, content.question));
    return {
      number: row.number,
      questionId: content?.question.id ?? null,
      variant: row.variant,
      name: content?.question.name ?? null,
      difficulty: content?.question.difficulty ?? null,
      html: content?.statement ?? null,
      parts: partsOf(content?.answer ?? null)
        .slice(0, row.openParts)
        .map((part) => part.html),
      hints: content ? givenHints(row, content) : [],
      bets: row.bets.map((percent) => percent || null),
      answerHtml: maySee ? answerHtmlOf(content.answer) : null,
      solutionHtml: maySee ? content.solution : null,
    };
  }

  async function presentHalf(
    { actor }: Caller,
    { meeting, place, rows }: Standing,
    { half, startedAt, endsAt, padUpdates }: EndedHalf,
    sent: readonly SentFeedback[],
  ): Promise<Half> {
    const seat = seatAt(meeting, place, half);
    const ofHalf = sent.filter((row) => row.half === half);
    const own = ofHalf.find((row) => row.seat === seat)?.feedback ?? null;
    const theirs = ofHalf.find((row) => row.seat !== seat)?.feedback ?? null;
    const isShown = canSeeFeedback({ own: own !== null, theirs: theirs !== null });
    const notes =
      actor && seat === 'interviewer' && (await feedback.listNotes(meeting.id, actor.id));
    const times = { expiresAt: meeting.expiresAt, now: now() };
    const asked = rows.filter((row) => row.half === half && row.shownAt !== null);
    return {
      half,
      seat,
      startedAt: startedAt.toISOString(),
      endedAt: endsAt.toISOString(),
      hasPad: padUpdates > 0,
      notes: notes ? (notes.get(half) ?? '') : null,
      questions: await Promise.all(asked.map((row) => presentQuestion(actor, row))),
      isFeedbackOpen: canSendFeedback({ hasEnded: true, isSent: own !== null }, times),
      own,
      theirs: isShown ? theirs : null,
    };
  }

  return {
    async read(caller: Caller, meetingId: string): Promise<MeetingReport> {
      const standing = await meetingCommands.find(caller, meetingId);
      const { meeting, people, place } = standing;
      const other = otherThan(people, place);
      const sent = await feedback.list([meetingId]);
      const at = now();
      return {
        id: meetingId,
        ...chosen(meeting),
        createdAt: meeting.createdAt.toISOString(),
        expiresAt: meeting.expiresAt.toISOString(),
        phase: phaseAt(standing, at),
        other: other && introduce(other),
        halves: await Promise.all(
          endedHalves(standing, at).map((half) => presentHalf(caller, standing, half, sent)),
        ),
      };
    },
  };
}
