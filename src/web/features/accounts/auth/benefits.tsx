import { Check } from 'lucide-react';

const benefits = [
  'Practice with hundreds of industry-standard quant questions',
  'Track your progress from your first attempt to your last',
  'Prepare for interviews at top financial firms',
];

export function Benefits() {
  return (
    <aside
      aria-labelledby="benefits"
      className="rounded-lg border border-rule bg-sunken p-7 sm:p-10 md:self-start"
    >
      <h2 id="benefits" className="text-2xl">
        Why create an account?
      </h2>
      <ul className="mt-6 space-y-4">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
