interface ChangedFieldsProps {
  fields: readonly { label: string; value: string }[];
}

/** The labels and values of short fields. */
export function ChangedFields({ fields }: ChangedFieldsProps) {
  return (
    <dl className="mb-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm empty:hidden">
      {fields.map(({ label, value }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
