import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { pointsText } from '../../../lib/drill-text.ts';
import { formatInWords } from '../../../lib/drill-words.ts';
import { drillsQuery } from '../../../queries/drills.ts';

/** What the page of drills recommends, too. */
export function TodaysDrill() {
  const { data } = useQuery(drillsQuery(useApi()));
  const preset = data?.presets.find(({ slug }) => slug === data.recommended?.slug);
  return (
    <section className="min-w-0 border-rule border-t pt-5">
      <h2 className="mb-3 text-xl">Today's drill</h2>
      {preset && (
        <>
          <p className="font-medium">{preset.title}</p>
          <p className="mb-4 text-ink-muted text-sm">
            {formatInWords(preset.format)}
            {preset.best && <> Your best: {pointsText(preset.best.points)}.</>}
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
