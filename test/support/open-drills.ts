import { createTestApp } from './app.ts';
import type { Clock } from './drills.ts';
import { Visitor } from './http.ts';

/** A site with two players, and somebody who is not signed in. */
export async function openDrills(clock: Clock) {
  const site = await createTestApp({ now: clock.now, config: { rateLimits: false } });
  const ada = { username: 'ada', email: 'ada@secret.example' };
  return {
    site,
    ada: new Visitor(site.app, await site.signIn(ada)),
    bob: new Visitor(site.app, await site.signIn({ username: 'bob' })),
    anyone: new Visitor(site.app),
  };
}
