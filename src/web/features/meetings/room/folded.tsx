import { ChevronDownIcon } from '../../../components/ui/icons.tsx';

interface FoldedProps {
  title: string;
  children: React.ReactNode;
}

/** Something that a shared screen must not give away at first sight. */
export function Folded({ title, children }: FoldedProps) {
  return (
    <details className="group border-rule border-t">
      <summary className="flex min-h-11 items-center justify-between gap-3 py-2 font-medium">
        {title}
        <ChevronDownIcon className="shrink-0 text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
