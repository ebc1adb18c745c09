import { PremiumGate } from './premium-gate.tsx';
import { SolutionContent } from './solution-content.tsx';

interface OpenSolutionProps {
  questionId: number;
  needsPremium: boolean;
  addSolution: React.ReactNode;
}

export default function OpenSolution({ needsPremium, ...content }: OpenSolutionProps) {
  return needsPremium ? <PremiumGate /> : <SolutionContent {...content} />;
}
