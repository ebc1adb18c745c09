import { useId } from 'react';
import { useCopy } from '../lib/use-copy.ts';
import { Button } from './ui/button.tsx';
import { Field } from './ui/field.tsx';
import { Input } from './ui/input.tsx';

/** A link to share, with a button that copies it. */
export function ShareLink({ url }: { url: string }) {
  const id = useId();
  const copy = useCopy({ copied: 'Link copied', failed: 'Please copy the link manually' });
  return (
    <Field id={id} label="Link">
      <div className="flex gap-3">
        <Input id={id} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        <span className="needs-scripts">
          <Button size="medium" variant="secondary" onClick={() => copy(url)}>
            Copy
          </Button>
        </span>
      </div>
    </Field>
  );
}
