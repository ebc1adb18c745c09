import { PremiumGate, premiumSolution } from '../../../components/premium-gate.tsx';
import type { Shown } from '../../../queries/questions.ts';
import { SolutionContent } from './solution-content.tsx';

interface OpenSolutionProps {
  question: Shown;
  needsPremium: boolean;
  addSolution: React.ReactNode;
  followUps: React.ReactNode;
}

export default function OpenSolution({ needsPremium, ...content }: OpenSolutionProps) {
  return needsPremium ? (
    <PremiumGate>{premiumSolution}</PremiumGate>
  ) : (
    <SolutionContent {...content} />
  );
}
