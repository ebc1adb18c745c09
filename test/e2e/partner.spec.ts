import { expect, test } from './fixtures.ts';

test('a partner is found, and the page is right on every screen', async ({
  page,
  site: { pool },
  signInAs,
  expectRight,
}) => {
  const { id } = await signInAs(page);
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Find a partner' }).click();
  await page
    .getByRole('button', { name: /^\d+:\d\d/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Find a partner' }).click();
  await expect(page.getByRole('button', { name: 'Stop looking' })).toBeVisible();
  await expect(page.getByText('· 1 time')).toBeVisible();

  await pool.query(
    `with partner as (
       insert into users (username, email) values ('a-rather-long-name_1', 'partner@example.org')
       returning id
     ), room as (
       insert into meetings (id, link_hash, role, level, minutes, first_interviewer, expires_at)
       values (gen_random_uuid(), '\\x01', 'trader', 'graduate', 30, 1, now() + interval '2 days')
       returning id
     ), pair as (
       insert into partner_pairs (id, starts_at, role, level, minutes, meeting_id)
       select gen_random_uuid(), now() + interval '1 day', 'trader', 'graduate', 30, id from room
       returning id
     ), blocked as (
       insert into blocks (blocker_id, blocked_id) select $1, id from partner
     )
     insert into partner_pair_people (pair_id, place, user_id)
     select pair.id, 1, $1 from pair union all select pair.id, 2, partner.id from pair, partner`,
    [id],
  );
  await page.reload();
  await expect(page.getByRole('link', { name: 'Go to the room' })).toBeVisible();
  await expectRight(page);
});
