import styles from './field.module.css';

interface FieldProps {
  /** The control's id; spread `describedBy(id, …)` on the control. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown in place of the error while there is none. */
  note?: string | undefined;
  children: React.ReactNode;
}

/** A control with its label, hint and error. */
export function Field({ id, label, hint, error, note, children }: FieldProps) {
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-muted text-xs">
          {hint}
        </p>
      )}
      <FieldError id={id} note={note}>
        {error}
      </FieldError>
    </div>
  );
}

export function Label({ htmlFor, children }: { htmlFor: string; children: string }) {
  return (
    <label htmlFor={htmlFor} className={styles.label}>
      {children}
    </label>
  );
}

/** The label of a group of controls. */
export function Legend({ children }: { children: string }) {
  return <legend className={styles.label}>{children}</legend>;
}

interface FieldErrorProps extends Pick<FieldProps, 'id' | 'note'> {
  children: string | undefined;
}

export function FieldError({ id, note, children }: FieldErrorProps) {
  return (
    <p id={`${id}-error`} aria-live="polite" className={styles.error}>
      {children || (note && <span className="text-ink-muted">{note}</span>)}
    </p>
  );
}

export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}
