import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { Markup } from '../../../components/markup.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { samplesQuery } from './samples-query.ts';

export function PredefinedSamples() {
  return (
    <Loaded
      query={useQuery(samplesQuery)}
      what="The formulas"
      skeleton={<SampleSkeletons />}
      failure={() => <LoadingFailed />}
    >
      {(samples) => samples.map((sample) => <Sample key={sample.name} {...sample} />)}
    </Loaded>
  );
}

function SampleSkeletons() {
  return (
    <div className="space-y-6 py-8">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}

interface SampleProps {
  name: string;
  tex: string;
  inline: string;
  block: string;
}

function Sample({ name, tex, inline, block }: SampleProps) {
  return (
    <section className="grid gap-x-12 gap-y-5 border-rule border-b py-8 last:border-b-0 lg:grid-cols-[2fr_3fr]">
      <div className="min-w-0">
        <h2 className="text-xl">{name}</h2>
        <code className="mt-2 block break-words font-mono text-ink-muted text-sm">{tex}</code>
      </div>
      <div className="min-w-0 space-y-4">
        <Form label="Inline">
          <Markup html={`<p>Inline with text, ${inline} looks like this.</p>`} />
        </Form>
        <Form label="Block">
          <Markup html={`<p>${block}</p>`} />
        </Form>
      </div>
    </section>
  );
}

function Form({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-5 gap-y-1 sm:grid-cols-[4rem_minmax(0,1fr)] sm:items-baseline">
      <p className="text-ink-muted text-xs">{label}</p>
      {children}
    </div>
  );
}
