import { openRooms } from '#server/rooms.ts';
import type { PartnerOverview } from '#shared/contracts/partner.ts';
import { createClockedApp } from './clocked-app.ts';
import { emptyTables } from './empty-tables.ts';
import { Person } from './people.ts';
import { createSignedInUser } from './sign-in.ts';

const start = new Date('2026-03-02T12:00:00Z');
const minute = 60_000;

/** Five hours after the start. */
export const evening = '2026-03-02T17:00:00.000Z';
export const tomorrow = '2026-03-03T17:00:00.000Z';

export const wanted = { role: 'trader', level: 'graduate', minutes: 30, slots: [evening] };

/** A site whose people look for partners. Ann and Bob like to practice with each other. */
export async function createPartnerSite() {
  const site = await createClockedApp(start);
  const { pool } = site.database;
  const { pairing, settling } = openRooms(site.deps).meetings.services;
  const invite = async (username: string, more: object = {}) =>
    new Person(site.app, await createSignedInUser(pool, { username, ...more }));
  const [ann, bob, cat, dan, root] = [
    await invite('Ann'),
    await invite('Bob'),
    await invite('Cat'),
    await invite('Dan'),
    await invite('Root', { isAdmin: true }),
  ];

  async function reset(): Promise<void> {
    site.setClock(start);
    const own = ['partner_searches', 'partner_pairs', 'partner_reports', 'blocks', 'meetings'];
    await emptyTables(pool, ...own, 'learners', 'learner_ratings', 'mail_messages', 'rate_limits');
    await site.query('update users set time_zone = null, is_email_verified = true');
  }

  const search = (who: Person, more: object = {}) =>
    who.put('/api/partner', { ...wanted, ...more });
  const overview = async (who: Person) => {
    const read: PartnerOverview = (await who.get('/api/partner')).json();
    return read;
  };
  /** Whom someone is to meet, or has met, the latest first. */
  const partnersOf = async (who: Person, outcome = 'planned') =>
    (await overview(who)).pairs
      .filter((pair) => pair.outcome === outcome)
      .map(({ partner }) => partner);
  const latest = async (who: Person) => {
    const [pair] = (await overview(who)).pairs;
    if (!pair) throw new Error(`${who.username} has no partner`);
    return pair;
  };
  /** Searches for all of them, then pairs. */
  async function pair(people: readonly Person[], more: object = {}): Promise<void> {
    for (const person of people) await search(person, more);
    await pairing.run();
  }
  const at = (time: string, minutes = 0) =>
    site.setClock(new Date(Date.parse(time) + minutes * minute));
  const act = async (who: Person, what: 'cancel' | 'block', id?: string) =>
    who.post(`/api/partner-pairs/${id ?? (await latest(who)).id}/${what}`);
  const come = async (who: Person) => who.get(`/api/meetings/${(await latest(who)).meetingId}`);
  /** The latest pair is due; only these come. */
  async function settle(time: string, comers: readonly Person[]): Promise<void> {
    at(time);
    for (const comer of comers) await come(comer);
    at(time, 10);
    await settling.run();
  }
  const mails = (who: Person): Promise<{ subject: string; text: string }[]> =>
    site.query(
      "select subject, text from mail_messages where kind = 'partner' and user_id = $1 order by id",
      [who.id],
    );

  return {
    ...{ ...site, ann, bob, cat, dan, root, invite, reset, pairing, settling },
    ...{ search, overview, partnersOf, latest, pair, at, act, come, settle, mails },
  };
}

export type PartnerSite = Awaited<ReturnType<typeof createPartnerSite>>;
