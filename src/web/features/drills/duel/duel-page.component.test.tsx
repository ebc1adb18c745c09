import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Duel } from '#shared/contracts/drill-run.ts';
import { aFormat, runId } from '#test/support/components/drills.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import type { Script } from '#test/support/components/scripted-api.ts';
import { visitor } from '#test/support/components/site.ts';
import { rememberDuel } from '../../../lib/duels-here.ts';
import { DuelPage } from './duel-page.tsx';

const ann = {
  name: 'ann',
  isReader: false,
  runId: null,
  state: 'finished' as const,
  isHidden: true,
  points: 0,
  right: 0,
  wrong: 0,
  skipped: 0,
  mark: null,
  seconds: 0,
};
const bo = { ...ann, name: 'Bo', isReader: true, runId, isHidden: false, points: 9, right: 9 };

const duel = (players: Duel['players']): Duel => ({
  title: 'Sprint',
  format: aFormat(),
  expiresAt: '2026-04-01T00:00:00Z',
  players,
});

const open = (players: Duel['players'], api: Script = {}) =>
  renderPage(<DuelPage token="secret" />, {
    at: '/drills/duel?token=secret',
    api: {
      'GET /api/user': visitor,
      'GET /api/drills/duels?token=secret': duel(players),
      ...api,
    },
  });

describe('a duel', () => {
  it('can be accepted, and hides the other result until it is played', async () => {
    open([ann]);
    expect(await screen.findByRole('link', { name: 'Take the challenge' })).toHaveAttribute(
      'href',
      '/drills/run?duel=secret',
    );
    expect(screen.getByText('Finished. Shown once you finish, too.')).toBeVisible();
    expect(screen.queryByText('Won')).toBeNull();
  });

  it('shows both results to a visitor identified by their run', async () => {
    rememberDuel({ token: 'secret', run: runId });
    open([ann], {
      [`GET /api/drills/duels?token=secret&run=${runId}`]: duel([
        { ...ann, isHidden: false, points: 4 },
        bo,
      ]),
    });
    expect(await screen.findByText('Won')).toBeVisible();
    expect(screen.getByText('9')).toBeVisible();
    expect(screen.getByText('4')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your result' })).toHaveAttribute(
      'href',
      `/drills/result?run=${runId}`,
    );
  });

  it('shows a link to send while nobody has taken it', async () => {
    open([bo], { 'GET /api/user': signedIn() });
    expect(await screen.findByText(/^Nobody has taken it yet\./)).toBeVisible();
    expect(screen.getByLabelText('Link')).toHaveValue('http://site/drills/duel?token=secret');
  });

  it('cannot be won by a flagged run', async () => {
    const quick = { ...ann, isHidden: false, points: 99, mark: 'too-fast' as const };
    open([quick, bo], { 'GET /api/user': signedIn() });
    expect(await screen.findByText('too fast to count')).toBeVisible();
    expect(screen.getByText('Won').closest('li')).toHaveTextContent('Bo');
  });

  it('can end in a tie', async () => {
    open([{ ...ann, isHidden: false, points: 9 }, bo], { 'GET /api/user': signedIn() });
    expect(await screen.findAllByText('A tie')).toHaveLength(2);
  });
});
