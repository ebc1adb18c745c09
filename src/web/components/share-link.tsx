import { useId } from 'react';
import { useToast } from '../lib/toast.ts';
import { Button } from './ui/button.tsx';
import { Field } from './ui/field.tsx';
import { Input } from './ui/input.tsx';

/** A link to hand on, with a button that copies it. */
export function ShareLink({ url }: { url: string }) {
  const id = useId();
  const notify = useToast();

  function copy(): void {
    const copied = () => notify({ title: 'Link copied', tone: 'success' });
    const failed = () => notify({ title: 'Please copy the link by hand', tone: 'destructive' });
    // Browsers have a clipboard only on secure sites.
    if (navigator.clipboard) navigator.clipboard.writeText(url).then(copied, failed);
    else failed();
  }

  return (
    <Field id={id} label="Link">
      <div className="flex gap-3">
        <Input id={id} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        <span className="needs-scripts">
          <Button size="medium" variant="secondary" onClick={copy}>
            Copy
          </Button>
        </span>
      </div>
    </Field>
  );
}
