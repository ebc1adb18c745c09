import { describe, expect, it } from 'vitest';
import {
  answer,
  circumstances,
  day,
  does,
  later,
  minute,
  start,
} from '#test/support/practice-acts.ts';
import { type Act, decide } from './decide.ts';
import { countsForConfidence } from './first-try.ts';
import { afterAttempt, type LearnerQuestion, untouched } from './learner-question.ts';
import { whyUnrated } from './why-unrated.ts';

describe('the first verdict', () => {
  it.each(['right', 'wrong'] as const)('%s is rated and counts as a review', (verdict) => {
    const { state, last } = does(answer(verdict));
    const isRight = verdict === 'right';
    expect(last).toMatchObject({ isRated: true, grade: isRight ? 3 : 1 });
    expect(state).toMatchObject({
      isFirstRight: isRight,
      isRated: true,
      solvedHow: isRight ? 'alone' : null,
    });
    expect(state.due?.getTime()).toBeGreaterThan(start.getTime());
  });

  it('is still to come after a slip', () => {
    expect(does(answer('incomplete'))).toMatchObject({
      last: { isRated: false, grade: null, isFirst: null },
      state: { isFirstRight: null, card: null },
    });
    expect(does(answer('incomplete'), answer('right')).last?.isRated).toBe(true);
  });

  it.each([
    ['a hint', { kind: 'hint', number: 1 }, 'hints'],
    ['the simulation', { kind: 'simulation' }, 'simulation'],
    ['the solution', { kind: 'solution' }, 'revealed'],
    ['the answer', { kind: 'reveal' }, 'revealed'],
    ['the answer in a file', { kind: 'export' }, 'revealed'],
  ] as const)('is not rated after %s', (_what, help, solvedHow) => {
    const { state, last } = does(help, answer('right'));
    expect(last?.isRated).toBe(false);
    expect(state.solvedHow).toBe(solvedHow);
    expect(state.isFirstRight).toBe(solvedHow !== 'revealed');
  });

  it('is not rated if carried over, without an answer check, or the 101st of the day', () => {
    expect(does(answer('right', { mode: 'carried' })).last?.isRated).toBe(false);
    const at = circumstances(untouched);
    expect(decide(answer('right'), { ...at, ratedToday: 99 })?.isRated).toBe(true);
    expect(decide(answer('right'), { ...at, ratedToday: 100 })?.isRated).toBe(false);
    const unchecked = { difficulty: 'Easy', answerKind: null } as const;
    expect(decide({ kind: 'reveal' }, { ...at, question: unchecked })?.isRated).toBe(false);
  });

  it('is the only one that is rated', () => {
    expect(does(answer('wrong'), answer('right')).last).toMatchObject({
      isRated: false,
      grade: null,
    });
    const due = later(40 * day);
    expect(does(answer('right'), [answer('wrong'), due]).last).toMatchObject({
      isRated: false,
      grade: 1,
    });
  });
});

describe('the choice after a wrong one', () => {
  const question = { difficulty: 'Easy', answerKind: 'choice' } as const;
  const choose = (state: LearnerQuestion, verdict: 'right' | 'wrong', now = start) => {
    const decision = decide(answer(verdict), { ...circumstances(state, now), question });
    if (!decision) throw new Error('The choice was not logged');
    return { decision, state: afterAttempt(state, { ...decision, createdAt: now }) };
  };

  it('is no solution until it is remembered', () => {
    const missed = choose(untouched, 'wrong');
    expect(missed.decision).toMatchObject({ isRated: true, usedSolution: false });
    const eliminated = choose(missed.state, 'right');
    expect(eliminated.state).toMatchObject({ solvedHow: 'revealed', isFirstRight: false });
    expect(whyUnrated(eliminated.decision, missed.state, question)).toBe('repeat');
    const remembered = choose(eliminated.state, 'right', later(day));
    expect(remembered.state.solvedHow).toBe('alone');
  });

  it('is one if the first was right', () => {
    const { state } = choose(untouched, 'right');
    expect(choose(state, 'right').decision.usedSolution).toBe(false);
  });
});

describe('giving up', () => {
  it('by asking for the answer is a loss; reading the solution is not rated', () => {
    expect(does({ kind: 'reveal' }).last).toMatchObject({ isRated: true, grade: 1, verdict: null });
    expect(does({ kind: 'solution' }).last).toMatchObject({ isRated: false, grade: 1 });
  });

  it('is logged once, and typing the answer is not a solve until it is remembered', () => {
    expect(does({ kind: 'solution' }, { kind: 'solution' }).last).toBeNull();
    const typed = does({ kind: 'solution' }, answer('right'));
    expect(typed.state.solvedHow).toBe('revealed');
    const remembered = does({ kind: 'solution' }, answer('right'), [answer('right'), later(day)]);
    expect(remembered.state.solvedHow).toBe('alone');
    expect(remembered.last?.grade).toBe(3);
  });

  it('is not possible once solved: reading the solution then means nothing', () => {
    expect(does(answer('right'), { kind: 'solution' }).last).toBeNull();
    expect(does(answer('right'), { kind: 'hint', number: 1 }).last).toBeNull();
    expect(does(answer('right'), { kind: 'simulation' }).last).toBeNull();
  });

  it('means nothing where there is no check: reading the solution is the review', () => {
    const question = { difficulty: 'Hard', answerKind: null } as const;
    const read = decide({ kind: 'solution' }, { ...circumstances(untouched), question });
    expect(read).toMatchObject({ grade: 3, isRated: false });
  });
});

describe('help', () => {
  it('is logged when it is new', () => {
    const hint = (number: number): Act => ({ kind: 'hint', number });
    expect(does(hint(1)).last).toMatchObject({ hints: 1 });
    expect(does(hint(1), hint(1)).last).toBeNull();
    expect(does(hint(2), hint(1)).last).toBeNull();
    expect(does(hint(1), hint(2)).state.hints).toBe(2);
    expect(does({ kind: 'simulation' }, { kind: 'simulation' }).last).toBeNull();
  });

  it('counts for the verdict it leads to, even after a wrong one', () => {
    const { state } = does(answer('wrong'), { kind: 'hint', number: 1 }, answer('right'));
    expect(state).toMatchObject({ isFirstRight: false, solvedHow: 'hints' });
  });

  it('from another day does not make a review harder', () => {
    const helped = [answer('wrong'), { kind: 'hint', number: 1 }, answer('right')] as const;
    expect(does(...helped, [answer('right'), later(day)]).last).toMatchObject({
      hints: 0,
      grade: 3,
    });
  });
});

describe('a review', () => {
  it('counts once it is due, from the start of that day', () => {
    const { state } = does(answer('wrong'));
    const review = (now: Date) => decide(answer('right'), circumstances(state, now))?.grade;
    expect(review(later(60 * minute))).toBeNull();
    expect(review(new Date('2026-03-03T00:00:00Z'))).toBe(3);
  });

  it('comes back later the better it went', () => {
    const due = (verdict: 'right' | 'wrong', more?: object) =>
      does(answer(verdict, more)).state.due?.getTime() ?? 0;
    const quick = { shownAt: later(-20 * minute), activeSeconds: 60, confidence: 95 };
    expect(due('wrong')).toBeLessThan(due('right'));
    expect(due('right')).toBeLessThan(due('right', quick));
  });

  it('can be corrected, starting from the state before it', () => {
    const corrected = does(answer('right'), { kind: 'grade', grade: 1 });
    expect(corrected.state.due).toEqual(does(answer('wrong')).state.due);
    const twice = does(answer('right'), { kind: 'grade', grade: 1 }, { kind: 'grade', grade: 3 });
    expect(twice.state.card).toEqual(does(answer('right')).state.card);
  });

  it('can be undone once', () => {
    const before = does(answer('right'));
    const due = before.state.due ?? start;
    const undone = does(answer('right'), [answer('wrong'), due], [{ kind: 'undo' }, due]);
    expect(undone.state).toEqual({ ...before.state, lastReview: null, isUndone: true });
    const undo: [Act, Date] = [{ kind: 'undo' }, due];
    expect(() => does(answer('right'), [answer('wrong'), due], undo, undo)).toThrow(
      'not up for review',
    );
  });

  it('can be postponed to the next day, but only if it is due', () => {
    const { state } = does(answer('wrong'), [{ kind: 'postpone' }, later(day)]);
    expect(state.due).toEqual(new Date('2026-03-04T00:00:00Z'));
    expect(() => does(answer('wrong'), { kind: 'postpone' })).toThrow('not up for review');
  });

  it('can be suspended and resumed', () => {
    const suspended = does(answer('wrong'), { kind: 'suspend' });
    expect(suspended.state.isSuspended).toBe(true);
    expect(
      decide(answer('right'), circumstances(suspended.state, later(9 * day)))?.grade,
    ).toBeNull();
    expect(does(answer('wrong'), { kind: 'suspend' }, { kind: 'suspend' }).last).toBeNull();
    const resumed = does(answer('wrong'), { kind: 'suspend' }, { kind: 'resume' });
    expect(resumed.state.isSuspended).toBe(false);
  });

  it.each<Act>([
    { kind: 'grade', grade: 3 },
    { kind: 'undo' },
    { kind: 'postpone' },
    { kind: 'suspend' },
    { kind: 'resume' },
  ])('that never happened cannot be changed by $kind', (act) => {
    expect(() => does(act)).toThrow('This question is not up for review.');
    expect(() => does({ kind: 'hint', number: 1 }, act)).toThrow('not up for review');
  });

  it('from yesterday cannot be corrected', () => {
    expect(() => does(answer('wrong'), [{ kind: 'grade', grade: 4 }, later(day)])).toThrow(
      'not up',
    );
  });
});

describe('time', () => {
  it.each([
    [
      'no longer than the question was in view',
      { shownAt: later(-minute), activeSeconds: 600 },
      60,
    ],
    ['no longer than an hour', { activeSeconds: 90_000 }, 3_600],
    ['as reported', { shownAt: later(-minute), activeSeconds: 42 }, 42],
    ['unknown', {}, null],
  ])('is %s', (_what, given, activeSeconds) => {
    expect(does(answer('right', given)).last).toMatchObject({ activeSeconds });
  });

  it('is no longer than the time since the last answer', () => {
    const at = { ...circumstances(untouched), lastAttemptAt: later(-30_000) };
    expect(decide(answer('right', { activeSeconds: 600 }), at)).toMatchObject({
      activeSeconds: 30,
    });
  });

  it.each([
    ['in the future', later(minute)],
    ['days ago', later(-2 * day)],
  ])('%s is not trusted', (_when, shownAt) => {
    expect(does(answer('right', { shownAt })).last).toMatchObject({ shownAt: null });
  });
});

describe('a replay', () => {
  const replay = (verdict: Parameters<typeof answer>[0]) => answer(verdict, { mode: 'replay' });

  it.each(['right', 'close', 'wrong', 'incomplete'] as const)(
    'that is %s is logged, and moves neither rating nor due date',
    (verdict) => {
      const before = does(answer('wrong')).state;
      const { state, last } = does(answer('wrong'), replay(verdict));
      expect(last).toMatchObject({ mode: 'replay', isRated: false, grade: null });
      expect({ ...state, solvedHow: null }).toEqual(before);
    },
  );

  it('is no first try of a question that was given up', () => {
    const { state } = does({ kind: 'reveal' }, replay('wrong'));
    expect(state.isFirstRight).toBeNull();
  });

  it('does not count for confidence', () => {
    const { last } = does(answer('wrong'), answer('right', { mode: 'replay', confidence: 90 }));
    expect(last && countsForConfidence(last)).toBe(false);
  });

  it('is refused if the question is new or due', () => {
    const refused = expect.objectContaining({ code: 'NOT_REPLAYABLE' });
    expect(() => does(replay('right'))).toThrow(refused);
    expect(() => does(answer('wrong'), [replay('right'), later(day)])).toThrow(refused);
  });
});
