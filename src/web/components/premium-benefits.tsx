import { CheckIcon } from './ui/icons.tsx';

const benefits = [
  'Step-by-step solutions to every premium question',
  'Answers computed and checked by a program',
  'Every premium question added while you subscribe',
  'Cancel anytime and keep access until the end of the period you paid for',
];

/** What a subscription includes. */
export function PremiumBenefits() {
  return (
    <ul className="space-y-3">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-3">
          <CheckIcon className="mt-0.5 shrink-0 text-success" />
          <span>{benefit}</span>
        </li>
      ))}
    </ul>
  );
}
