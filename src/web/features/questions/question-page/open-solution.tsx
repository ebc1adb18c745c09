import type { Shown } from '../../../queries/questions.ts';
import { PremiumGate } from './premium-gate.tsx';
import { SolutionContent } from './solution-content.tsx';

interface OpenSolutionProps {
  question: Shown;
  needsPremium: boolean;
  addSolution: React.ReactNode;
  followUps: React.ReactNode;
}

export default function OpenSolution({ needsPremium, ...content }: OpenSolutionProps) {
  return needsPremium ? <PremiumGate /> : <SolutionContent {...content} />;
}
