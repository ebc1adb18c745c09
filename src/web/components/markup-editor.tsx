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
  /** For a few lines. */
  isShort?: boolean;
}

const markupHint =
  'Markdown. $…$ for formulas, $$…$$ for those on their own line, \\$ for a dollar sign.';

/** A text field for Markdown with formulas, and its preview. */
export function MarkupEditor({
  label,
  hint = markupHint,
  error,
  defaultValue = '',
  hasPreview = true,
  isShort = false,
  onChange,
  ...textarea
}: MarkupEditorProps) {
  const id = useId();
  const [source, setSource] = useState(defaultValue);
  const [wantsPreview, setWantsPreview] = useState(false);
  // Errors refer to the text.
  const view = wantsPreview && !error ? 'preview' : 'write';
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div
        className={styles.editor}
        data-view={hasPreview ? view : undefined}
        data-short={isShort || undefined}
      >
        {hasPreview && (
          <ViewSwitch label={label} isPreviewing={view === 'preview'} onChange={setWantsPreview} />
        )}
        <TextArea
          rows={isShort ? 4 : 12}
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

/** For small screens, which have no room for both. */
function ViewSwitch({ label, isPreviewing, onChange }: ViewSwitchProps) {
  return (
    <fieldset className={styles.switch} aria-label={`View: ${label}`}>
      <LiveButton aria-pressed={!isPreviewing} onClick={() => onChange(false)}>
        Write
      </LiveButton>
      <LiveButton aria-pressed={isPreviewing} onClick={() => onChange(true)}>
        Preview
      </LiveButton>
    </fieldset>
  );
}
