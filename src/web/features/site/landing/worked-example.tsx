import { Card } from '../../../components/ui/card.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { Formula } from './formula.tsx';
import { Fraction } from './fraction.tsx';
import styles from './worked-example.module.css';

/** A sample question with its solution. */
export function WorkedExample() {
  return (
    <section className="border-rule border-y bg-sunken">
      <div className="page-width grid gap-x-16 gap-y-10 py-16 sm:py-20 lg:grid-cols-[5fr_7fr]">
        <div>
          <p className="text-ink-muted text-sm">A worked example</p>
          <h2 className="mt-2 text-3xl">The hundredth ball</h2>
          <div className="mt-4 flex items-center gap-4">
            <CategoryBadge category="Probability" />
            <DifficultyBadge difficulty="Medium" />
          </div>
          <Prose className="mt-6">
            <p>
              An urn holds two red balls and three blue ones. You draw a ball at random, look at it,
              and put it back together with another ball of the same color; then you draw again, and
              so on. What is the probability that the hundredth ball you draw is red?
            </p>
          </Prose>
        </div>
        <Card className="min-w-0 px-5 py-7 sm:px-10 sm:py-9">
          <h3 className="text-xl">Solution</h3>
          <SolutionSteps />
        </Card>
      </div>
    </section>
  );
}

function SolutionSteps() {
  return (
    <Prose className="mt-5">
      <ol className={styles.steps}>
        <li>
          Say that <i>r</i> of the <i>n</i> balls in the urn are red. The next ball is red with
          probability{' '}
          <Formula>
            <i>r</i>/<i>n</i>
          </Formula>
          : the <em>proportion</em> of red balls is all that matters, so follow that.
        </li>
        <li>
          The draw leaves <NPlusOne /> balls, and the proportion is then expected to be
          <ExpectedProportion />
        </li>
        <li>
          A draw does not change it on average: the proportion is a martingale. However long you
          play, its expectation stays where it began, at 2/5.
        </li>
        <li>
          The probability that the hundredth ball is red is the expected proportion after
          ninety-nine draws. The answer is <strong>2/5</strong>, and the number one hundred was
          never needed.
        </li>
      </ol>
    </Prose>
  );
}

/** Breaks before the equals sign on phones. */
function ExpectedProportion() {
  const r = <i>r</i>;
  const n = <i>n</i>;
  return (
    <span className={styles.displayed}>
      <Formula>
        <Fraction over={n}>{r}</Fraction> · <Fraction over={<NPlusOne />}>{r} + 1</Fraction> +{' '}
        <Fraction over={n}>
          {n} − {r}
        </Fraction>{' '}
        · <Fraction over={<NPlusOne />}>{r}</Fraction>
      </Formula>{' '}
      <Formula>
        ={' '}
        <Fraction
          over={
            <>
              {n}(<NPlusOne />)
            </>
          }
        >
          {r}(<NPlusOne />)
        </Fraction>{' '}
        = <Fraction over={n}>{r}</Fraction>.
      </Formula>
    </span>
  );
}

function NPlusOne() {
  return (
    <Formula>
      <i>n</i> + 1
    </Formula>
  );
}
