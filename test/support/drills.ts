import type { DrillRun, RunAnswer, RunResult } from '#shared/contracts/drill-run.ts';
import { rightResponse } from '#shared/drills/check.ts';
import type { OperationSettings } from '#shared/drills/format.ts';
import type { Visitor } from './http.ts';

/** A clock that a test moves. */
export class Clock {
  #ms = Date.now();

  now = () => new Date(this.#ms);

  pass(seconds: number): void {
    this.#ms += seconds * 1000;
  }

  set(moment: string, seconds = 0): void {
    this.#ms = new Date(moment).getTime() + seconds * 1000;
  }
}

export async function startRun(player: Visitor, wanted: object) {
  const response = await player.post('/api/drills/runs', wanted);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<DrillRun>();
}

/** What a player sends who follows the plan, item by item: r(ight), w(rong) or s(kip). */
export function answersOf(run: DrillRun, plan: string, milliseconds = 1_000): RunAnswer[] {
  return [...plan].map((act, index) => ({
    index,
    edit: 0,
    milliseconds,
    response: act === 'r' ? rightOf(run, index) : act === 'w' ? '987654321' : '',
  }));
}

function rightOf({ items }: DrillRun, index: number): string {
  const item = items[index];
  if (!item) throw new RangeError(`There is no item ${index}.`);
  return rightResponse(item.asks);
}

export const send = (player: Visitor, { id }: { id: string }, answers: readonly RunAnswer[]) =>
  player.post(`/api/drills/runs/${id}/answers`, { answers });

export async function finish(
  player: Visitor,
  { id }: { id: string },
  answers: readonly RunAnswer[] = [],
): Promise<RunResult> {
  const response = await player.post(`/api/drills/runs/${id}/finish`, { answers });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}

export async function readRun(player: Visitor, { id }: { id: string }): Promise<RunResult> {
  const response = await player.get(`/api/drills/runs/${id}`);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}

/** From the first item on, at a steady pace. */
export async function play(
  player: Visitor,
  clock: Clock,
  wanted: object,
  { plan = 'rrrrr', secondsEach = 2 } = {},
): Promise<RunResult> {
  const run = await startRun(player, wanted);
  clock.set(run.startsAt, plan.length * secondsEach);
  return finish(player, run, answersOf(run, plan, secondsEach * 1_000));
}

const sums: OperationSettings = {
  operators: ['+', '×'],
  terms: { low: 2, high: 100 },
  factors: [
    { low: 2, high: 12 },
    { low: 2, high: 100 },
  ],
  places: 0,
  isBlankAnywhere: false,
  options: null,
};

export const ownFormat = {
  seconds: 60,
  secondsPerItem: null,
  order: 'free',
  blocks: [
    {
      family: 'operations',
      settings: sums,
      count: 10,
      points: { right: 2, wrong: -1, skipped: -0.5 },
    },
  ],
} as const;
