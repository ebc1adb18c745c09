import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { describeFormat, pointsText } from '../../../lib/drill-text.ts';
import { drillsQuery } from '../../../queries/drills.ts';

const dayMs = 86_400_000;

/** Rotates through the presets, one per day. */
export function TodaysDrill() {
  const { data } = useQuery(drillsQuery(useApi()));
  const presets = data?.presets ?? [];
  const preset = presets[Math.floor(Date.now() / dayMs) % presets.length];
  return (
    <section className="min-w-0 border-rule border-t pt-5">
      <h2 className="mb-3 text-xl">Today's drill</h2>
      {preset && (
        <>
          <p className="font-medium">{preset.title}</p>
          <p className="mb-4 text-ink-muted text-sm">
            {describeFormat(preset.format)}
            {preset.best && <> · your best: {pointsText(preset.best.points)}</>}
          </p>
          <p className="mb-4">
            <ButtonLink to={`/drills/run?preset=${preset.slug}`} variant="secondary">
              Run it
            </ButtonLink>
          </p>
        </>
      )}
      <p className="text-sm">
        <Link to="/drills" className="text-link">
          All drills
        </Link>
      </p>
    </section>
  );
}
