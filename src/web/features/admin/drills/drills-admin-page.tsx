import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Day } from '../../../components/ui/day.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { evidenceName, pointsText } from '../../../lib/drill-text.ts';
import { formatInWords } from '../../../lib/drill-words.ts';
import { adminPresetsQuery } from '../../../queries/drills.ts';
import styles from './drills-admin-page.module.css';
import { PresetDialog } from './preset-dialog.tsx';

/** The presets and their numbers, which administrators can change. */
export function DrillsAdminPage() {
  const query = useQuery(adminPresetsQuery(useApi()));
  const [slug, setSlug] = useState<string | null>(null);
  return (
    <div>
      <h1 className="text-3xl">Drills</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-muted">
        Changes to times, numbers and points apply from the next run. Changing a drill that has been
        run creates a new version, so that old results keep their meaning.
      </p>
      <Loaded query={query} what="The drills" skeleton="h-96">
        {(presets) => (
          <ul className={styles.list}>
            {presets.map((preset) => (
              <li key={preset.slug} className={styles.row}>
                <div className="min-w-0">
                  <h2 className="font-serif text-xl">{preset.title}</h2>
                  <p className="text-sm">{formatInWords(preset.format)}</p>
                  <p className="text-ink-muted text-sm">
                    {evidenceName(preset.evidence.kind)}, checked{' '}
                    <Day date={preset.evidence.date} /> · pass line{' '}
                    {preset.passLine === null ? 'unknown' : pointsText(preset.passLine)} · version{' '}
                    {preset.version}, {preset.runs === 1 ? '1 run' : `${preset.runs} runs`}
                  </p>
                </div>
                <Button
                  variant="secondary"
                  aria-label={`Edit ${preset.title}`}
                  onClick={() => setSlug(preset.slug)}
                >
                  Edit
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <PresetDialog
        preset={query.data?.find((preset) => preset.slug === slug) ?? null}
        onClose={() => setSlug(null)}
      />
    </div>
  );
}
