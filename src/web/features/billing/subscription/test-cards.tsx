import { Button } from '../../../components/ui/button.tsx';

const cards = [
  { number: '4242 4242 4242 4242', effect: 'accepted' },
  { number: '4000 0000 0000 0002', effect: 'declined' },
  { number: '4000 0025 0000 3155', effect: 'requires authentication' },
];

export interface TestCard {
  number: string;
  expiry: string;
  cvc: string;
}

/** Makes clear that the form below is not a real one. */
export function TestCards({ onFill }: { onFill: (card: TestCard) => void }) {
  const expiry = `12 / ${String(new Date().getFullYear() + 3).slice(-2)}`;
  return (
    <section
      aria-labelledby="test-mode"
      className="mb-8 rounded-lg border border-rule-strong border-dashed bg-sunken px-5 py-4"
    >
      <h2 id="test-mode" className="font-medium font-sans text-base">
        Test mode: no real card is charged
      </h2>
      <p className="mt-1 text-ink-muted text-sm">Only these test cards work here:</p>
      <ul className="mt-2 divide-y divide-rule">
        {cards.map(({ number, effect }) => (
          <li key={number} className="flex items-center justify-between gap-4 py-2">
            <span className="flex flex-wrap gap-x-3 text-sm">
              <span className="whitespace-nowrap font-mono">{number}</span>
              <span className="text-ink-muted">{effect}</span>
            </span>
            <Button variant="secondary" onClick={() => onFill({ number, expiry, cvc: '123' })}>
              Fill in<span className="sr-only"> {number}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
