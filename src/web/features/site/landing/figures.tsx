import { useQuery } from '@tanstack/react-query';
import { goodChance, targetRetention } from '#shared/domain/training.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { useApi } from '../../../lib/app-context.ts';
import { bankFiguresQuery } from '../../../queries/bank-figures.ts';
import { drillCountQuery } from '../../../queries/drills.ts';

/** What other banks of questions do not have, in numbers. */
export function Figures() {
  const api = useApi();
  const { data: bank } = useQuery(bankFiguresQuery(api));
  const { data: drills } = useQuery(drillCountQuery(api));
  const { lowest, highest } = goodChance;
  return (
    <section className="border-rule border-t">
      <div className="page-width py-16 sm:py-20">
        <h2 className="text-3xl">More than a list of questions</h2>
        <dl className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {bank && (
            <Figure
              value={`${wholeNumber(bank.computed)} of ${wholeNumber(bank.total)}`}
              name="Answers computed by a program"
            >
              A program works out the answer, and the site’s tests compare the two. You can watch{' '}
              {wholeNumber(bank.simulations)} of the questions play out thousands of times in a
              simulation.
            </Figure>
          )}
          <Figure value={`${percent(targetRetention)}%`} name="Reviews on the right day">
            What you have answered comes back just before you would forget it: when your chance of
            remembering has dropped to about {percent(targetRetention)}%.
          </Figure>
          <Figure value={`${percent(lowest)}–${percent(highest)}%`} name="Questions at your level">
            You and each question have a rating, as in chess. So what comes next is what you solve{' '}
            {percent(lowest)} to {percent(highest)}% of the time: neither too easy nor hopeless.
          </Figure>
          {drills !== undefined && drills > 0 && (
            <Figure value={wholeNumber(drills)} name="Timed drills">
              Mental math, sequences and order books against the clock, in the formats of real
              assessments, with your pace and your slowest facts afterwards.
            </Figure>
          )}
        </dl>
      </div>
    </section>
  );
}

interface FigureProps {
  value: string;
  name: string;
  children: React.ReactNode;
}

function Figure({ value, name, children }: FigureProps) {
  return (
    <div className="flex flex-col border-ink border-t pt-5">
      <dt className="order-2 mt-1 font-medium">{name}</dt>
      <dd className="order-1 font-display text-3xl tabular-nums">{value}</dd>
      <dd className="order-3 mt-2.5 text-ink-muted">{children}</dd>
    </div>
  );
}

const percent = (share: number): number => Math.round(100 * share);
