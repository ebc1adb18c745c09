const parts = [
  {
    name: 'Activity',
    text: 'Each day with a question or a drill, and your streak.',
  },
  {
    name: 'Rating',
    text: 'One point for each first try, with the band your true rating probably lies in.',
  },
  {
    name: 'Topics, weakest first',
    text: 'Each with the next question to train it.',
  },
  {
    name: 'My mistakes',
    text: 'What went wrong, to be replayed whenever you like.',
  },
  {
    name: 'Memory',
    text: 'How much you remember when questions come back.',
  },
  {
    name: 'Confidence',
    text: 'Whether you are right as often as you think.',
  },
] as const;

/** What the page will show, for newcomers. */
export function ComingUp() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {parts.map(({ name, text }) => (
        <li key={name} className="rounded-md border border-rule-strong border-dashed px-4 py-3">
          <p className="font-medium">{name}</p>
          <p className="mt-1 text-ink-muted text-sm">{text}</p>
        </li>
      ))}
    </ul>
  );
}
