import { useRenderedMarkup } from '../lib/use-rendered-markup.ts';
import { Markup } from './markup.tsx';
import styles from './markup-preview.module.css';
import { Button } from './ui/button.tsx';
import { Skeleton } from './ui/skeleton.tsx';

interface MarkupPreviewProps {
  label: string;
  source: string;
  className?: string | undefined;
}

/** Shows how a text will look once it is saved. */
export function MarkupPreview({ label, source, className = '' }: MarkupPreviewProps) {
  return (
    <div className={`${styles.preview} ${className}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need to scroll it */}
      <section aria-label={label} tabIndex={0}>
        {source.trim() === '' ? (
          <p className="text-ink-muted text-sm">Nothing to preview yet.</p>
        ) : (
          <Rendered source={source} />
        )}
      </section>
    </div>
  );
}

function Rendered({ source }: { source: string }) {
  const { html, problem, hasFailed } = useRenderedMarkup(source);
  if (html === null) {
    return hasFailed ? (
      <LoadingFailed />
    ) : (
      <div role="status" className="space-y-3">
        <span className="sr-only">Loading the preview…</span>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    );
  }
  return (
    <>
      {problem && (
        <p role="alert" className="mb-3 text-danger text-sm">
          {problem}
        </p>
      )}
      <Markup html={html} />
    </>
  );
}

/** A reload loses no text: forms either store a draft or ask before the page closes. */
function LoadingFailed() {
  return (
    <div role="alert" className="space-y-3 text-sm">
      <p>
        The preview could not be loaded. You can save your text without it, or reload the page to
        try again.
      </p>
      <Button variant="secondary" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}
