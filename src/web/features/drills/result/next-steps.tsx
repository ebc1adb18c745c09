import { useState } from 'react';
import { useLocation } from 'react-router';
import type { RunResult } from '#shared/contracts/drill-run.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import type { AnsweredItem } from './answered-items.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { coach } from './coach/coach.ts';
import { drillPath, type KnownDrill, type Step } from './coach/coached-run.ts';
import { KeepRun } from './keep-run.tsx';
import { useBestBefore } from './use-best-before.ts';

interface NextStepsProps {
  result: RunResult;
  items: readonly AnsweredItem[];
  drills: readonly KnownDrill[];
}

/** What to train next and why; or run it again, challenge someone, pick another drill. */
export function NextSteps({ result, items, drills }: NextStepsProps) {
  const [isChallenging, setChallenging] = useState(false);
  const source = useSource();
  const best = useBestBefore(result);
  const again = againPath(result, source);
  const { text, step } = coach({ result, items, best, again, drills });
  const duel = result.duelToken;
  const wasDuel = isDuel(source) && duel === null;
  const others = otherSteps(again).filter(({ path }) => path !== step.path);
  return (
    <section aria-labelledby="next-steps" className="mt-8 rounded-md bg-sunken px-5 py-5 sm:px-7">
      <h2 id="next-steps" className="font-medium text-ink-muted text-sm">
        What to do next
      </h2>
      {wasDuel && (
        <p className="mt-1">
          The duel filled up before your first answer, so this run is not part of it.
        </p>
      )}
      <p className="mt-1 max-w-2xl text-pretty font-serif text-xl">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {duel !== null && (
          <ButtonLink to={`/drills/duel?token=${duel}`} size="medium">
            See the duel
          </ButtonLink>
        )}
        <ButtonLink to={step.path} size="medium" variant={duel === null ? 'primary' : 'secondary'}>
          {step.label}
        </ButtonLink>
        {others.map(({ label, path }) => (
          <ButtonLink key={path} to={path} size="medium" variant="secondary">
            {label}
          </ButtonLink>
        ))}
        {duel === null && (
          <span className="needs-scripts">
            <Button size="medium" variant="secondary" onClick={() => setChallenging(true)}>
              Challenge someone
            </Button>
          </span>
        )}
      </div>
      <KeepRun id={result.id} />
      <ChallengeDialog
        runId={result.id}
        isOpen={isChallenging}
        onClose={() => setChallenging(false)}
      />
    </section>
  );
}

function otherSteps(again: string | null): Step[] {
  const all = { label: 'All drills', path: '/drills' };
  return again === null ? [all] : [{ label: 'Again', path: again }, all];
}

/** The query the run was started with, if known. */
function useSource(): string {
  const source: unknown = useLocation().state?.source;
  return typeof source === 'string' ? source : '';
}

const isDuel = (source: string) => source.includes('duel=');

/** The same way it was started, if known, except for duels, which are played once. */
function againPath({ preset }: RunResult, source: string): string | null {
  if (source.length > 1 && !isDuel(source)) return `/drills/run${source}`;
  return preset === null ? null : drillPath(preset);
}
