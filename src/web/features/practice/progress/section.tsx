interface SectionProps {
  title: string;
  children: React.ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <section className="min-w-0 border-rule border-t pt-6">
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  );
}
