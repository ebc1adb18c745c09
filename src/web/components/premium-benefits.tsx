import { CheckIcon } from './ui/icons.tsx';

const benefits = [
  'The step-by-step solution to every premium question',
  'Answers that a program has computed and checked',
  'Every premium question that joins the bank while you subscribe',
  'Cancel any time: what is paid for stays open to its last day',
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
