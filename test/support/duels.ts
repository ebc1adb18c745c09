import type { Duel } from '#shared/contracts/drill-run.ts';
import type { TestApp } from './app.ts';
import { type Clock, play } from './drills.ts';
import { Visitor } from './http.ts';

interface DuelSite {
  site: TestApp;
  clock: Clock;
  ada: Visitor;
}

/** Duels on a test's site, which is opened later. */
export function duelsOn(opened: () => DuelSite) {
  const view = (token: string, reader: Visitor, run = '') =>
    reader.get(`/api/drills/duels?token=${token}${run && `&run=${run}`}`);
  /** A friend in a separate browser. */
  const friend = (ip = '192.0.2.1') => new Visitor(opened().site.app, { ip });

  return {
    view,
    friend,
    /** On a separate network, too. */
    neighbor: (n: number) => friend(`198.51.100.${n}`),

    async challenge(player = opened().ada, plan = 'rrrw', name: string | null = null) {
      const sprint = { kind: 'preset', preset: 'classic-sprint' };
      const run = await play(player, opened().clock, sprint, { plan });
      const response = await player.post('/api/drills/duels', { runId: run.id, name });
      if (response.statusCode !== 201) throw new Error(response.body);
      const { token }: { token: string } = response.json();
      return { run, token, duel: { kind: 'duel', token } as const };
    },

    async playersOf(token: string, reader: Visitor, run?: string): Promise<Duel['players']> {
      return (await view(token, reader, run)).json().players;
    },
  };
}
