import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';

/** Source code to read and copy. */
export function Program({ about, text }: { about: string; text: string }) {
  const id = useId();
  const [note, setNote] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setNote('Copied.');
    } catch {
      setNote('Your browser blocked copying. Please select the text and copy it yourself.');
    }
  }

  return (
    <details className="border-rule border-t pt-4">
      <summary className="w-fit cursor-pointer text-sm">
        <span id={id} className="text-link">
          {about}: show the program
        </span>
      </summary>
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard scrolling
        tabIndex={0}
        className="mt-3 overflow-x-auto rounded-md bg-sunken p-4 ring-1 ring-rule ring-inset"
      >
        <pre className="font-mono text-xs">
          <code>{text}</code>
        </pre>
      </section>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          Copy the program
        </Button>
        <p role="status" className="text-ink-muted text-sm">
          {note}
        </p>
      </div>
    </details>
  );
}
