import { PremiumGate } from './premium-gate.tsx';
import { SolutionContent, type SolutionContentProps } from './solution-content.tsx';

export interface SolutionBodyProps extends SolutionContentProps {
  isLocked: boolean;
}

/** What shows once the reader asks for the solution. */
export default function SolutionBody({ isLocked, ...content }: SolutionBodyProps) {
  return isLocked ? <PremiumGate /> : <SolutionContent {...content} />;
}
