import { expect, it } from 'vitest';
import { asCandidate, meetingId } from '#test/support/components/meetings.ts';
import { ok, ScriptedApi } from '#test/support/components/scripted-api.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { cacheMeeting, meetingQuery } from './meetings.ts';

it('a meeting stays at its newest revision, whichever response comes last', async () => {
  const queries = createQueryClient();
  const old = asCandidate({ revision: 4 });
  const { client } = new ScriptedApi({ [`GET /api/meetings/${meetingId}`]: ok(old) });
  const known = async () => (await queries.fetchQuery(meetingQuery(client, meetingId))).meeting;
  expect((await known()).revision).toBe(4);
  cacheMeeting(queries, asCandidate({ revision: 5 }));
  expect((await known()).revision).toBe(5);
  cacheMeeting(queries, old);
  expect(queries.getQueryData(meetingQuery(client, meetingId).queryKey)?.meeting.revision).toBe(5);
});
