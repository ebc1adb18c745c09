const parts = [
  {
    title: 'How interviews work',
    text: 'Every round from the first call to the final day, what each is meant to find out, and how to think out loud.',
  },
  {
    title: 'Probability by hand',
    text: 'Symmetry, conditioning on the first step, linearity of expectation, and the handful of distributions that come up.',
  },
  {
    title: 'Walks, stopping and martingales',
    text: 'Gambler’s ruin, waiting times for patterns, and optional stopping and when it doesn’t apply.',
  },
  {
    title: 'Statistics and data',
    text: 'Estimators and their errors, regression and what breaks it, testing many ideas on the same data.',
  },
  {
    title: 'Linear algebra and calculus',
    text: 'Covariance matrices, eigenvalues, integrals and limits that can be done without paper.',
  },
  {
    title: 'Options and stochastic calculus',
    text: 'Replication, Black–Scholes from scratch, the Greeks, and Itô’s lemma where it is needed.',
  },
  {
    title: 'Betting and market making',
    text: 'Quoting two-sided prices, updating on trades, sizing bets, and games interviewers like to play.',
  },
  {
    title: 'Coding on a whiteboard',
    text: 'Complexity, simulation, and the few algorithms that quantitative interviews keep asking for.',
  },
  {
    title: 'Four weeks of practice',
    text: 'A day-by-day plan through the questions on this site, with room for bad days.',
  },
];

export function GuideOutline() {
  return (
    <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
      {parts.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2rem_1fr]">
          <span aria-hidden="true" className="font-serif text-accent text-xl">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
