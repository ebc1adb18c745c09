/** A horse that may still be first or second: it has lost to nobody, or to one unbeaten horse only. */
interface Horse {
  id: number;
  lostTo: number | null;
}

const lanes = 3;

function fieldsOf(horses: Horse[]): Horse[][] {
  let fields: Horse[][] = [[]];
  for (const horse of horses) {
    const withRoom = fields.filter(({ length }) => length < lanes);
    fields = [...fields, ...withRoom.map((field) => [...field, horse])];
  }
  return fields;
}

/** All results of a race in which nobody finishes before the horse it has lost to. */
function resultsOf(field: Horse[]): Horse[][] {
  if (field.length === 0) return [[]];
  const mayWin = field.filter(({ lostTo }) => field.every(({ id }) => id !== lostTo));
  return mayWin.flatMap((winner) =>
    resultsOf(field.filter((horse) => horse !== winner)).map((rest) => [winner, ...rest]),
  );
}

function after(horses: Horse[], result: Horse[]): Horse[] {
  const faster = new Map(
    horses.map(({ id, lostTo }) => [id, new Set(lostTo === null ? [] : [lostTo])]),
  );
  for (const [place, { id }] of result.entries()) {
    for (const earlier of result.slice(0, place)) {
      faster.get(id)?.add(earlier.id);
      if (earlier.lostTo !== null) faster.get(id)?.add(earlier.lostTo);
    }
  }
  const isUnbeaten = (id: number) => faster.get(id)?.size === 0;
  return horses.flatMap(({ id }) => {
    const [lostTo = null, ...others] = faster.get(id) ?? [];
    const isOut = others.length > 0 || (lostTo !== null && !isUnbeaten(lostTo));
    return isOut ? [] : [{ id, lostTo }];
  });
}

/** How many have lost to each unbeaten horse: nothing else matters. */
function standing(horses: Horse[]): string {
  const unbeaten = horses.filter(({ lostTo }) => lostTo === null);
  const losers = unbeaten.map(({ id }) => horses.filter(({ lostTo }) => lostTo === id).length);
  return losers.sort((a, b) => a - b).join();
}

const known = new Map<string, boolean>();

function suffices(races: number, horses: Horse[]): boolean {
  if (horses.length === 2 && standing(horses) === '1') return true;
  if (races === 0) return false;
  const key = `${races}: ${standing(horses)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = fieldsOf(horses).some((field) =>
    resultsOf(field).every((result) => suffices(races - 1, after(horses, result))),
  );
  known.set(key, found);
  return found;
}

export function exact(): number {
  const horses = Array.from({ length: 9 }, (_, id) => ({ id, lostTo: null }));
  let races = 0;
  while (!suffices(races, horses)) races += 1;
  return races;
}

/** The heats and a final; and then another two races instead of one. */
export function mistakes(): number[] {
  const untilFirst = 9 / lanes + 1;
  return [untilFirst, untilFirst + 2];
}

/** To find only the fastest: each race leaves one of its unbeaten horses unbeaten, at best. */
export function followUps(): number[] {
  const races = [0, 0];
  for (let unbeaten = 2; unbeaten <= 25; unbeaten += 1) {
    let fewest = Number.POSITIVE_INFINITY;
    for (let running = 2; running <= Math.min(lanes, unbeaten); running += 1) {
      fewest = Math.min(fewest, 1 + (races[unbeaten - running + 1] ?? 0));
    }
    races.push(fewest);
  }
  return [races[25] ?? Number.NaN];
}
