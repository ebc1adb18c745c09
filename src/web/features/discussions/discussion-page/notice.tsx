interface NoteProps {
  role?: 'status';
  className?: string;
  children: React.ReactNode;
}

/** A notice about the discussion, set apart from the comments. */
export function Note({ role, className = '', children }: NoteProps) {
  return (
    <p
      role={role}
      className={`wrap-anywhere rounded-md border border-rule bg-sunken px-4 py-3 ${className}`}
    >
      {children}
    </p>
  );
}
