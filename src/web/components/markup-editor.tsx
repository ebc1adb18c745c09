import { type ComponentProps, useId, useState } from 'react';
import styles from './markup-editor.module.css';
import { MarkupPreview } from './markup-preview.tsx';
import { describedBy, Field } from './ui/field.tsx';
import { TextArea } from './ui/input.tsx';
import { LiveButton } from './ui/live-button.tsx';

interface MarkupEditorProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
  defaultValue?: string;
  hasPreview?: boolean;
}

const markupHint =
  'Markdown, with formulas between dollars: $x^2$ in a line, $$x^2$$ on its own. A dollar is \\$.';

/** An editor for Markdown and formulas with a live preview. */
export function MarkupEditor({
  label,
  hint = markupHint,
  error,
  defaultValue = '',
  hasPreview = true,
  onChange,
  ...textarea
}: MarkupEditorProps) {
  const id = useId();
  const [source, setSource] = useState(defaultValue);
  const [wantsPreview, setWantsPreview] = useState(false);
  // An error belongs next to the source, not the preview.
  const view = wantsPreview && !error ? 'preview' : 'write';
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.editor} data-view={hasPreview ? view : undefined}>
        {hasPreview && (
          <ViewSwitch label={label} isPreviewing={view === 'preview'} onChange={setWantsPreview} />
        )}
        <TextArea
          rows={12}
          {...textarea}
          {...describedBy(id, { hint, error })}
          id={id}
          defaultValue={defaultValue}
          onChange={(event) => {
            setSource(event.target.value);
            onChange?.(event);
          }}
          className={styles.source}
        />
        {hasPreview && (
          <MarkupPreview label={`Preview: ${label}`} source={source} className={styles.preview} />
        )}
      </div>
    </Field>
  );
}

interface ViewSwitchProps {
  label: string;
  isPreviewing: boolean;
  onChange: (isPreviewing: boolean) => void;
}

/** Only where both don't fit side by side. */
function ViewSwitch({ label, isPreviewing, onChange }: ViewSwitchProps) {
  return (
    <fieldset className={styles.switch} aria-label={`View of ${label}`}>
      <LiveButton aria-pressed={!isPreviewing} onClick={() => onChange(false)}>
        Write
      </LiveButton>
      <LiveButton aria-pressed={isPreviewing} onClick={() => onChange(true)}>
        Preview
      </LiveButton>
    </fieldset>
  );
}
