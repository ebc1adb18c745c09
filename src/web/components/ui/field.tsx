interface FieldProps {
  /** Of the control within; what is said about it is `describedBy(id, …)`. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: React.ReactNode;
}

/** A control with its name above it and what is wrong with it below. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-muted text-xs">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="field-error">
        {error}
      </p>
    </div>
  );
}

export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}
