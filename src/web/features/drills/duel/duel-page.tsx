import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Duel } from '#shared/contracts/drill-run.ts';
import { mostDuelPlayers } from '#shared/domain/drills.ts';
import { ShareLink } from '../../../components/share-link.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { markText, pointsText } from '../../../lib/drill-text.ts';
import { formatInWords } from '../../../lib/drill-words.ts';
import { runInDuel } from '../../../lib/duels-here.ts';
import { useOrigin } from '../../../lib/hydration-state.tsx';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { duelQuery } from '../../../queries/drills.ts';

/** Everybody plays the same items; shows each player's result. */
export function DuelPage({ token }: { token: string }) {
  const isLive = useIsLive();
  const origin = useOrigin();
  const { duel, refetch, isFetching } = useDuel(token);
  if (!duel) return null;
  const own = duel.players.find(({ isReader }) => isReader);
  const isOpen = duel.players.length < mostDuelPlayers;
  return (
    <div className="page-width pt-10 pb-20 sm:pt-14">
      <p className="mb-2 text-ink-muted text-sm">A duel</p>
      <h1 className="break-words text-3xl">{duel.title}</h1>
      <p className="mt-4 font-medium">{formatInWords(duel.format)}</p>
      <p className="mt-2 text-ink-muted">
        Everybody gets the same items.
        {isLive && ` The link works until ${calendarDay(duel.expiresAt)}.`}
      </p>
      <div className="mt-8 max-w-2xl">
        <Players players={duel.players} />
      </div>
      <div className="mt-8 max-w-xl">
        {!own && isOpen && (
          <ButtonLink to={`/drills/run?duel=${token}`} size="medium">
            Take the challenge
          </ButtonLink>
        )}
        {own && isOpen && (
          <>
            <p className="mb-4 text-ink-muted">
              {duel.players.length === 1
                ? 'Nobody has taken it yet. Send this link:'
                : 'To challenge somebody else, send this link:'}
            </p>
            <ShareLink url={`${origin}/drills/duel?token=${token}`} />
          </>
        )}
        {own && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" disabled={isFetching} onClick={refetch}>
              Refresh
            </Button>
            {own.runId !== null && own.state === 'finished' && (
              <ButtonLink to={`/drills/result?run=${own.runId}`} variant="secondary">
                Your result
              </ButtonLink>
            )}
          </div>
        )}
        {!own && !isOpen && (
          <p className="text-ink-muted">
            This duel is full.{' '}
            <Link to="/drills" className="text-link">
              All drills
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

/** Visitors are identified by their run, which the browser remembers. */
function useDuel(token: string) {
  const api = useApi();
  const isLive = useIsLive();
  const { data: user } = useCurrentUser();
  const run = isLive && !user ? runInDuel(token) : null;
  const general = useQuery(duelQuery(api, token, null));
  const own = useQuery({ ...duelQuery(api, token, run), enabled: run !== null });
  const used = run === null ? general : own;
  return {
    duel: used.data ?? general.data,
    refetch: () => void used.refetch(),
    isFetching: used.isFetching,
  };
}

const states = { running: 'playing now', abandoned: 'gave up' } as const;

function Players({ players }: Pick<Duel, 'players'>) {
  const counted = players.filter(({ mark }) => mark === null);
  const most = Math.max(...counted.map(({ points }) => points));
  const isDecided =
    players.length > 1 && players.every(({ state, isHidden }) => state === 'finished' && !isHidden);
  const isTie = counted.length > 1 && counted.every(({ points }) => points === most);
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {players.map((player, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the order is fixed
        <li key={place} className="border-ink border-t pt-3">
          <p className="break-words font-medium">
            <bdi>{player.name}</bdi>
            {player.isReader && <span className="text-ink-muted"> (you)</span>}
          </p>
          <PlayerResult player={player} />
          {isDecided && player.mark === null && player.points === most && (
            <p className="mt-1 text-success">{isTie ? 'A tie' : 'Won'}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function PlayerResult({ player }: { player: Duel['players'][number] }) {
  const { state, isHidden, points, right, wrong, skipped, mark, seconds } = player;
  if (state !== 'finished') return <p className="text-ink-muted">{states[state]}</p>;
  if (isHidden) return <p className="text-ink-muted">Finished. Shown once you finish, too.</p>;
  return (
    <>
      <p className="font-display text-display tabular-nums">{pointsText(points)}</p>
      <p className="text-ink-muted text-sm tabular-nums">
        {right} right, {wrong} wrong, {skipped} skipped in {seconds} s
      </p>
      {mark && <p className="mt-1 text-danger first-letter:uppercase">{markText(mark)}</p>}
    </>
  );
}
