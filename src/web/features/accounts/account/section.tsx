interface SectionProps {
  title: string;
  text: string;
  children: React.ReactNode;
}

export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="grid gap-x-16 gap-y-6 border-rule border-b py-10 last:border-b-0 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1.5 text-ink-muted text-sm">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
