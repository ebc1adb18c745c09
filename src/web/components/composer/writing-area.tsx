import { type ComponentProps, useId, useState } from 'react';
import { MarkupPreview } from '../markup-preview.tsx';
import { describedBy, Field } from '../ui/field.tsx';
import { TextArea } from '../ui/input.tsx';
import { LiveButton } from '../ui/live-button.tsx';
import { warnOfSize } from './size-notice.ts';
import { formatByKey, Toolbar } from './toolbar.tsx';
import styles from './writing-area.module.css';

interface WritingAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value'> {
  label: string;
  text: string;
  onText: (text: string) => void;
  largestBytes: number;
  error?: string | undefined;
  /** Shown in place of the error while there is none. */
  note?: string | undefined;
}

const hint = 'Markdown. $…$ for formulas, ||…|| for spoilers.';

/** A text field for Markdown with formulas, with a toolbar and a preview. */
export function WritingArea({
  label,
  text,
  onText,
  largestBytes,
  error,
  note,
  onChange,
  ...textarea
}: WritingAreaProps) {
  const id = useId();
  const [wantsPreview, setWantsPreview] = useState(false);
  const size = warnOfSize(text, largestBytes);
  const problem = size?.isTooLong ? size.note : error;
  // Errors refer to the text, and an empty text has no preview.
  const view = wantsPreview && !problem && text !== '' ? 'preview' : 'write';
  return (
    <Field
      id={id}
      label={label}
      hint={size?.isTooLong === false ? size.note : hint}
      error={problem}
      note={note}
    >
      <div className={styles.writing}>
        <div className={styles.parts} data-view={view} data-empty={text.trim() === ''}>
          <div className={styles.head}>
            <Toolbar controls={id} label={`Formatting: ${label}`} />
            <ViewSwitch label={label} view={view} onChange={setWantsPreview} />
          </div>
          <TextArea
            rows={6}
            {...textarea}
            {...describedBy(id, { hint, error: problem })}
            id={id}
            value={text}
            onChange={(event) => {
              onText(event.target.value);
              onChange?.(event);
            }}
            onKeyDown={formatByKey}
            className={styles.source}
          />
          <MarkupPreview label={`Preview: ${label}`} source={text} className={styles.preview} />
        </div>
      </div>
    </Field>
  );
}

interface ViewSwitchProps {
  label: string;
  view: 'write' | 'preview';
  onChange: (isPreviewing: boolean) => void;
}

/** For small screens, which have no room for both. */
function ViewSwitch({ label, view, onChange }: ViewSwitchProps) {
  return (
    <fieldset className={styles.switch} aria-label={`View: ${label}`}>
      <LiveButton aria-pressed={view === 'write'} onClick={() => onChange(false)}>
        Write
      </LiveButton>
      <LiveButton aria-pressed={view === 'preview'} onClick={() => onChange(true)}>
        Preview
      </LiveButton>
    </fieldset>
  );
}
