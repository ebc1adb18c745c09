const day = 24 * 60 * 60 * 1000;

/** Goes through the calendar day by day. */
export function exact(): number {
  let weekdays = 0;
  for (let at = Date.UTC(1990, 0, 1); at <= Date.UTC(2019, 11, 31); at += day) {
    const inWeek = new Date(at).getUTCDay();
    if (inWeek >= 1 && inWeek <= 5) weekdays += 1;
  }
  return weekdays;
}
