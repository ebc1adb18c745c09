const offers = [
  {
    title: 'Question bank',
    text: 'The kind of questions that trading, research and risk desks ask, sorted by topic and difficulty, so you can work on what you find hard.',
  },
  {
    title: 'Step-by-step solutions',
    text: 'Each solution shows the reasoning, not just the answer, with every formula properly typeset.',
  },
  {
    title: 'Learning resources',
    text: 'A newsletter and an eBook to read between practice sessions.',
  },
  {
    title: 'Community support',
    text: 'A discussion under every question, where you can ask, answer and compare.',
  },
];

export function Offer() {
  return (
    <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
      {offers.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-serif text-xl">{title}</dt>
          <dd className="mt-1.5 text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
