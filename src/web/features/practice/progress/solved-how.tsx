import type { PracticeRecord } from '#shared/contracts/practice-record.ts';
import { Figure } from './figure.tsx';

export function SolvedHow({ solved }: { solved: PracticeRecord['solved'] }) {
  const { alone, hints, simulation, revealed } = solved;
  const note = (count: number) => (count === 1 ? 'question' : 'questions');
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-7 lg:grid-cols-4">
      <Figure name="On your own" value={alone} note={note(alone)} />
      <Figure name="With hints" value={hints} note={note(hints)} />
      <Figure name="After the simulation" value={simulation} note={note(simulation)} />
      <Figure name="After revealing the answer" value={revealed} note={note(revealed)} />
    </dl>
  );
}
