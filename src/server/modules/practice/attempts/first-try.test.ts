import { describe, expect, it } from 'vitest';
import { answer, day, does, later, minute } from '#test/support/practice-acts.ts';
import type { Act } from './decide.ts';
import { countsForConfidence, isSolving } from './first-try.ts';

const sure = { confidence: 90 };
const undo: Act = { kind: 'undo' };
const solution: Act = { kind: 'solution' };

/** Which verdicts are rated and which count for confidence, and whether any is a solve. */
function counted(...acts: Parameters<typeof does>) {
  const decisions = does(...acts).decisions.flatMap((decision) => decision ?? []);
  return {
    rated: decisions.filter(({ isRated }) => isRated).map(({ verdict }) => verdict),
    confidence: decisions.filter(countsForConfidence).map(({ verdict }) => verdict),
    solved: decisions.some(isSolving),
  };
}

describe('a first try', () => {
  it('is the first judged answer: close is not right, and later ones do not count', () => {
    const close = answer('close', sure);
    expect(counted(close, close, close, close, answer('right', sure))).toEqual({
      rated: ['close'],
      confidence: ['close'],
      solved: true,
    });
    const { state, decisions } = does(close, answer('right'));
    expect(decisions[0]).toMatchObject({ grade: 1, isFirst: true });
    expect(decisions[1]).toMatchObject({ grade: null, isFirst: false });
    expect(state).toMatchObject({ isFirstRight: false, solvedHow: 'alone' });
  });

  it('comes after a slip', () => {
    expect(counted(answer('incomplete', sure), answer('right', sure))).toEqual({
      rated: ['right'],
      confidence: ['right'],
      solved: true,
    });
  });

  it('cannot be repeated by undoing it', () => {
    const again = [answer('wrong', sure), undo, answer('right', sure)];
    expect(counted(...again, undo, answer('right', sure))).toEqual({
      rated: ['wrong'],
      confidence: ['wrong'],
      solved: true,
    });
    expect(does(...again).state).toMatchObject({ isFirstRight: false, isUndone: false });
    expect(does(...again).last).toMatchObject({ grade: 3, isFirst: false });
  });

  it('in a later review counts once for confidence, undone or not', () => {
    const first = does(answer('right', sure)).state.due ?? later(0);
    const review = (verdict: 'right' | 'wrong'): [Act, Date] => [answer(verdict, sure), first];
    const acts = [answer('right', sure), review('wrong'), [undo, first], review('right')] as const;
    expect(counted(...acts)).toMatchObject({ rated: ['right'], confidence: ['right', 'wrong'] });
    const next = does(...acts).state.due ?? later(0);
    expect(counted(...acts, [answer('right', sure), next]).confidence).toHaveLength(3);
  });

  it.each<[string, Act[]]>([
    ['the solution', [solution]],
    ['the answer', [{ kind: 'reveal' }]],
    ['a file for Anki', [{ kind: 'export' }]],
    ['the solution, and undoing that', [solution, undo]],
    ['the answer, and undoing that', [{ kind: 'reveal' }, undo]],
  ])('is neither won nor a solve after %s', (_what, help) => {
    const typed = answer('right', sure);
    const { rated, confidence, solved } = counted(...help, typed);
    expect(rated).not.toContain('right');
    expect(confidence).toEqual([]);
    expect(solved).toBe(false);
    expect(does(...help, typed).state).toMatchObject({
      isFirstRight: false,
      solvedHow: 'revealed',
    });
  });

  it.each([13 * 60 * minute, day, 30 * day])(
    'is not won %i ms after reading the solution, though it counts as solved',
    (wait) => {
      const { state, last } = does(solution, [answer('right'), later(wait)]);
      expect(last?.isRated).toBe(false);
      expect(state).toMatchObject({ isFirstRight: false, solvedHow: 'alone' });
    },
  );

  it('keeps hints from before and after a review when it is undone', () => {
    const hint = (number: number): Act => ({ kind: 'hint', number });
    const before = does(hint(1), { kind: 'simulation' }, answer('right'), undo).state;
    expect(before).toMatchObject({ hints: 1, usedSimulation: true, usedSolution: false });
    expect(does(answer('wrong'), hint(2), undo).state.hints).toBe(2);
    expect(does(hint(2), answer('wrong'), hint(1), undo).state.hints).toBe(2);
    expect(does(answer('wrong'), hint(1), undo, answer('right')).last?.grade).toBe(2);
  });
});
