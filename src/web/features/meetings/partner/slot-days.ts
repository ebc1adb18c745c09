import { isSlot, slotRange } from '#shared/domain/partners.ts';

interface SlotDay {
  /** Such as “Monday, March 2”. */
  name: string;
  slots: { time: string; label: string }[];
}

const hour = 3_600_000;
/** From morning to night, in the learner's hours. */
const [morning, night] = [7, 23];

/**
 * The times that can be chosen, by the learner's days, and those that were chosen already. They are
 * full hours in UTC, so that people in all time zones meet at the same ones.
 */
export function slotDays(now: Date, timeZone: string, chosen: Iterable<string>): SlotDay[] {
  const day = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'long', month: 'long', day: 'numeric' },
  });
  const label = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hour: 'numeric', minute: '2-digit' },
  });
  const hourOf = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const isAwake = (time: Date) => {
    const at = Number(hourOf.format(time));
    return at >= morning && at < night;
  };
  const { first, last } = slotRange(now);
  const times = new Set([...chosen].filter((time) => isSlot(new Date(time), now)));
  for (let at = Math.ceil(first.getTime() / hour) * hour; at <= last.getTime(); at += hour) {
    if (isAwake(new Date(at))) times.add(new Date(at).toISOString());
  }
  const days = Map.groupBy([...times].toSorted(), (time) => day.format(new Date(time)));
  return [...days].map(([name, own]) => ({
    name,
    slots: own.map((time) => ({ time, label: label.format(new Date(time)) })),
  }));
}
