import { useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/app-context.ts';
import { premiumCountsText } from '../lib/premium-counts-text.ts';
import { bankFiguresQuery } from '../queries/bank-figures.ts';
import { CheckIcon } from './ui/icons.tsx';

const benefits = [
  'Step-by-step solutions to every premium question',
  'Answers computed and checked by a program',
  'Every premium question added while you subscribe',
  'Cancel anytime and keep access until the end of the period you paid for',
];

/** What a subscription includes. */
export function PremiumBenefits() {
  const { data: figures } = useQuery(bankFiguresQuery(useApi()));
  const counts = figures && premiumCountsText(figures.premium);
  return (
    <ul className="space-y-3">
      {counts && (
        <Benefit>
          <strong className="font-medium">{counts} so far</strong>
        </Benefit>
      )}
      {benefits.map((benefit) => (
        <Benefit key={benefit}>{benefit}</Benefit>
      ))}
    </ul>
  );
}

function Benefit({ children }: { children: React.ReactNode }) {
  return (
    <li className="flex gap-3">
      <CheckIcon className="mt-0.5 shrink-0 text-success" />
      <span>{children}</span>
    </li>
  );
}
