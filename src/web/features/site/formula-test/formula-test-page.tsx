import { useState } from 'react';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { useTab } from '../../../lib/use-tab.ts';
import { CustomFormulas, defaultSources } from './custom-formulas.tsx';
import { PredefinedSamples } from './predefined-samples.tsx';

const names = ['samples', 'custom'] as const;
const labels = { samples: 'Predefined samples', custom: 'Custom' };

export function FormulaTestPage() {
  const { current, urlOf } = useTab(names);
  // Kept here so that switching tabs loses nothing.
  const [sources, setSources] = useState(defaultSources);
  return (
    <div className="page-width pt-12 pb-20 sm:pt-16">
      <h1 className="text-3xl">Formula test</h1>
      <p className="mt-2 mb-5 text-ink-muted">
        How LaTeX renders on this site, inline and on its own line.
      </p>
      <Tabs label="Formula test" {...{ names, labels, current, urlOf }}>
        {current === 'samples' ? (
          <PredefinedSamples />
        ) : (
          <CustomFormulas sources={sources} onChange={setSources} />
        )}
      </Tabs>
    </div>
  );
}
