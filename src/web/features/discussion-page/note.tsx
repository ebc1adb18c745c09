interface NoteProps {
  role?: 'status';
  className?: string;
  children: React.ReactNode;
}

/** Something to know about the discussion, set apart from what people wrote. */
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
