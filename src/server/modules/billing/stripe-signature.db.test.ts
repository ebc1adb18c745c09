import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StripeSite } from '#test/support/stripe/stripe-site.ts';

let world: StripeSite;
beforeAll(async () => {
  world = await StripeSite.start();
});
afterAll(() => world.close());

async function expectRefusal(delivery: Parameters<StripeSite['send']>[0]): Promise<void> {
  const response = await world.send(delivery);
  expect(response.statusCode).toBe(400);
  const message = 'Invalid signature';
  expect(response.json()).toEqual({ code: 'INVALID_SIGNATURE', message, error: message });
  expect(await world.rows('webhook_events')).toEqual([]);
}

const body = '{"id":"evt_1","type":"charge.succeeded","data":{"object":{}}}';
const zeros = '0'.repeat(64);

describe('a malformed webhook signature', () => {
  it.each([
    ['without values', 't,v1'],
    ['with empty values', 't=,v1='],
    ['with an empty signature and a time that is not a number', 'v1=,t=abc'],
    ['with an empty signature', 't=1,v1='],
    ['without a time', `v1=${zeros}`],
    ['with a time that is not a number', `t=abc,v1=${zeros}`],
    ['without a signature', 't=1'],
    ['with another scheme', `t=1,v0=${zeros}`],
    ['with an odd number of digits', `t=1,v1=${zeros.slice(1)}`],
    ['with other letters', `t=1,v1=${'z'.repeat(64)}`],
    ['with letters of two bytes', `t=1,v1=${'é'.repeat(64)}`],
    ['with several wrong signatures', `t=1,v1=${zeros},v1=1,v1=${zeros}`],
    ['with thousands of signatures', `t=1${',v1='.repeat(4000)}`],
    ['with separators only', '=,=,='],
  ])('is refused %s', async (_what, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await expectRefusal({ payload: body, headers });
    await expectRefusal({ payload: '', headers });
  });

  it('is refused after a valid one', async () => {
    const { payload, headers } = world.stripe.sign(body);
    const signature = `${headers['stripe-signature']},v1=`;
    await expectRefusal({ payload, headers: { ...headers, 'stripe-signature': signature } });
  });
});

it.each([
  ['nothing', ''],
  ['half an event', body.slice(0, 30)],
  ['null', 'null'],
  ['an object that is not an event', '{"id":"evt_1"}'],
  ['an event of the other API', '{"id":"evt_1","object":"v2.core.event"}'],
])('a valid signature of %s is refused', async (_what, payload) => {
  await expectRefusal(world.stripe.sign(payload));
});
