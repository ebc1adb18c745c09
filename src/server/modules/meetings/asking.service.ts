import { randomUUID } from 'node:crypto';
import type { MeetingState } from '#shared/contracts/meeting.ts';
import type { Deal } from '#shared/contracts/meeting-command.ts';
import { mostBets, mostQuestionsInHalf } from '#shared/domain/meetings.ts';
import { typesOfRole } from '#shared/domain/roles.ts';
import { notFound } from '../../lib/errors.ts';
import type { AttemptService } from '../practice/attempts/attempt.service.ts';
import type { NumbersService } from '../practice/numbers/numbers.service.ts';
import { chooseQuestion, suggestDifficulty } from './choose-question.ts';
import { type Caller, personIn } from './load-meeting.ts';
import { betOpen, noOtherNumbers, noQuestions, tooManyBets } from './meeting-errors.ts';
import {
  createMeetingQuestionRepository,
  type DealtQuestion,
} from './meeting-question.repository.ts';
import { partsOf } from './read-content.ts';
import type { CommandDeps, Meetings, Standing } from './run-command.ts';

interface AskingDeps extends CommandDeps {
  meetingCommands: Meetings;
  attempts: Pick<AttemptService, 'recordAll' | 'lastMet'>;
  numbers: Pick<NumbersService, 'fresh'>;
}

/** What a command is about, as the page shows it. */
interface About {
  /** The number of the question. */
  question: number;
}

export type AskingService = ReturnType<typeof createAskingService>;

/** What the interviewer asks, and the candidate's bets. */
export function createAskingService(deps: AskingDeps) {
  const { db, attempts, numbers, solutions } = deps;
  const { run } = deps.meetingCommands;

  const isOther =
    (question: number) =>
    ({ current }: Standing) =>
      current?.number !== question;

  const candidateOf = (standing: Standing) => {
    const id = personIn(standing, 'candidate', standing.meeting.half)?.userId ?? null;
    return id === null ? null : { id, isAdmin: false };
  };

  /** For the candidate: neither the question nor its numbers should be known to them. */
  async function choose(caller: Caller, standing: Standing, { difficulty }: Deal) {
    const { meeting, rows } = standing;
    const before = rows.filter(({ half }) => half === meeting.half).length;
    if (!caller.actor || before >= mostQuestionsInHalf) throw noQuestions();
    const candidate = candidateOf(standing);
    const seed = randomUUID();
    const allowsPremium = await solutions.mayRead(caller.actor, { isPremium: true });
    const types = typesOfRole[meeting.role];
    const questionId = chooseQuestion(
      await createMeetingQuestionRepository(db).listCandidates(types, { seed, allowsPremium }),
      {
        difficulty: difficulty ?? suggestDifficulty(meeting.level, before),
        dealt: new Set(rows.flatMap((row) => row.questionId ?? [])),
        lastMet: candidate ? await attempts.lastMet(candidate.id) : new Map(),
        seed,
      },
    );
    if (questionId === null) throw noQuestions();
    const { variant } = await numbers.fresh(candidate, questionId, {});
    return { interviewer: caller.actor, questionId, variant };
  }

  return {
    /** Whoever is dealt a question has seen its solution from then on, which the log knows. */
    deal: (caller: Caller, meetingId: string, wanted: Deal): Promise<MeetingState> =>
      run(caller, meetingId, {
        name: 'deal',
        isStale: ({ rows }) => (rows.at(-1)?.number ?? 0) !== wanted.after,
        prepare: (standing) => choose(caller, standing, wanted),
        async work({ meeting }, { transaction, at, prepared }) {
          if (!prepared) return null;
          const { interviewer, questionId, variant } = prepared;
          const act = { kind: 'solution', seed: variant } as const;
          const acts = [{ questionId, act }];
          const seen = await attempts.recordAll(transaction, interviewer, acts, null);
          if (!seen.has(questionId)) throw noQuestions();
          await createMeetingQuestionRepository(transaction.db).insert({
            meetingId,
            number: wanted.after + 1,
            half: meeting.half,
            questionId,
            variant,
            shownAt: meeting.phase === 'running' ? at : null,
          });
          return {};
        },
      }),

    renumber: (
      caller: Caller,
      meetingId: string,
      { question, variant }: About & { variant: string | null },
    ): Promise<MeetingState> =>
      run(caller, meetingId, {
        name: 'renumber',
        isStale: ({ current }) => current?.number !== question || current.variant !== variant,
        async prepare(standing) {
          const questionId = standing.current?.questionId;
          if (!questionId) throw noOtherNumbers();
          const known = { v: variant ?? undefined };
          const fresh = await numbers.fresh(candidateOf(standing), questionId, known);
          if (fresh.variant === variant) throw noOtherNumbers();
          return fresh.variant;
        },
        async work(_standing, { transaction, prepared }) {
          if (prepared === undefined) return null;
          const own = createMeetingQuestionRepository(transaction.db);
          await own.update(meetingId, question, { variant: prepared });
          return {};
        },
      }),

    giveHint: (
      caller: Caller,
      meetingId: string,
      { question, hint }: About & { hint: number },
    ): Promise<MeetingState> =>
      change(caller, meetingId, 'hint', question, ({ hints, storedHints }) => {
        if (hint < 1 || hint > (storedHints?.length ?? 0)) throw notFound('There is no such hint.');
        return hints.includes(hint) ? null : { hints: [...hints, hint] };
      }),

    openPart: (
      caller: Caller,
      meetingId: string,
      { question, part }: About & { part: number },
    ): Promise<MeetingState> =>
      change(caller, meetingId, 'part', question, ({ answer, openParts }) => {
        if (part < 1 || part > partsOf(answer).length) throw notFound('There is no such part.');
        return part <= openParts ? null : { openParts: part };
      }),

    /** One at a time. */
    askBet: (
      caller: Caller,
      meetingId: string,
      { question, bet }: About & { bet: number },
    ): Promise<MeetingState> =>
      change(caller, meetingId, 'askBet', question, ({ bets }) => {
        if (bet !== bets.length + 1) return null;
        if (bets.at(-1) === unanswered) throw betOpen();
        if (bet > mostBets) throw tooManyBets();
        return { bets: [...bets, unanswered] };
      }),

    /** The first answer counts. */
    answerBet: (
      caller: Caller,
      meetingId: string,
      { question, bet, percent }: About & { bet: number; percent: number },
    ): Promise<MeetingState> =>
      change(caller, meetingId, 'answerBet', question, ({ bets }) =>
        bets[bet - 1] === unanswered ? { bets: bets.with(bet - 1, percent) } : null,
      ),
  };

  /** Changes the question on screen. */
  function change(
    caller: Caller,
    meetingId: string,
    name: 'hint' | 'part' | 'askBet' | 'answerBet',
    question: number,
    changeOf: (row: DealtQuestion) => Partial<DealtQuestion> | null,
  ): Promise<MeetingState> {
    return run(caller, meetingId, {
      name,
      isStale: isOther(question),
      async work({ current }, { transaction }) {
        const changed = current && changeOf(current);
        if (!changed) return null;
        const own = createMeetingQuestionRepository(transaction.db);
        await own.update(meetingId, question, changed);
        return {};
      },
    });
  }
}

/** Of a bet. */
const unanswered = 0;
