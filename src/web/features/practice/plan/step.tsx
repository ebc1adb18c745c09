interface StepProps {
  title: string;
  children: React.ReactNode;
}

/** One of the questions of the form. */
export function Step({ title, children }: StepProps) {
  return (
    <div className="border-rule border-t pt-5">
      <fieldset className="min-w-0">
        <legend className="mb-4 font-display text-xl">{title}</legend>
        {children}
      </fieldset>
    </div>
  );
}
