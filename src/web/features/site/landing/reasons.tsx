const features = [
  {
    title: 'Comprehensive Coverage',
    text: 'From coin tosses to stochastic calculus: what trading, research and risk interviews draw on, in one place and sorted by topic and difficulty.',
  },
  {
    title: 'Step-by-Step Solutions',
    text: 'An answer alone teaches little. Each step is argued, so that you can carry the method over to the question you have not seen yet.',
  },
  {
    title: 'Community Learning',
    text: 'Every question has its own discussion. Compare approaches, ask where an argument loses you, and see how others found a shorter way.',
  },
];

export function Reasons() {
  return (
    <ol className="mt-10 grid gap-x-12 gap-y-9 md:grid-cols-3">
      {features.map(({ title, text }, index) => (
        <li key={title} className="border-ink border-t pt-5">
          <p aria-hidden="true" className="font-serif text-ink-muted text-sm">
            {index + 1}
          </p>
          <h3 className="mt-1 text-xl">{title}</h3>
          <p className="mt-2.5 text-ink-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
