import { dayReader } from '#shared/domain/progress.ts';

interface Recipient {
  userId: number;
  timeZone: string | null;
  /** Their date when they were last told. */
  mailedOn: string | null;
}

interface Telling<Told extends Recipient> {
  /** In the order of their ids. */
  list: (afterId: number, most: number) => Promise<Told[]>;
  tell: (recipient: Told, day: { zone: string; today: string }) => Promise<void>;
  now: () => Date;
}

const batch = 50;
/** From the first of these hours through the last, in the recipient's own time. */
const morning = { first: 7, last: 8 } as const;

/** Once a day each. */
export async function tellInTheMorning<Told extends Recipient>({ list, tell, now }: Telling<Told>) {
  let last = 0;
  for (;;) {
    const recipients = await list(last, batch);
    for (const recipient of recipients) {
      const zone = recipient.timeZone ?? 'UTC';
      const today = dayReader(zone)(now());
      if (recipient.mailedOn === today || !isMorning(now(), zone)) continue;
      await tell(recipient, { zone, today });
    }
    const end = recipients.at(-1);
    if (!end || recipients.length < batch) return;
    last = end.userId;
  }
}

function isMorning(moment: Date, timeZone: string): boolean {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const hour = Number(format.format(moment));
  return hour >= morning.first && hour <= morning.last;
}
