import { Formula } from './formula.tsx';
import { samplePaths, stepCount } from './sample-paths.ts';
import styles from './walks-figure.module.css';

const spread = Math.sqrt(stepCount);

/** Fair random walks with their one and two standard deviation envelopes. */
export function WalksFigure() {
  return (
    <figure>
      <svg
        viewBox={`0 -25 ${stepCount} 48`}
        fill="none"
        className={`${styles.walks} w-full`}
        aria-hidden="true"
      >
        <path d={`M0 0H${stepCount}`} stroke="var(--rule-strong)" />
        {[1, 2].map((times) => (
          <path key={times} d={envelope(times)} stroke="var(--rule-strong)" strokeDasharray="2 4" />
        ))}
        <g stroke="var(--ink-muted)" opacity="0.45">
          {samplePaths.slice(0, -1).map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <path d={samplePaths.at(-1)} className={styles.followed} />
      </svg>
      <figcaption className="mt-4 font-serif text-ink-muted text-sm">
        <b className="font-semibold text-ink">Fig. 1.</b> Fair walks of a hundred steps; dashed, one
        and two standard deviations. Wherever a walk is now, its expected next position is right
        there:{' '}
        <Formula>
          E[<i>X</i>
          <sub>
            <i>n</i>+1
          </sub>
          {' | '}
          <i>X</i>
          <sub>1</sub>, …, <i>X</i>
          <sub>
            <i>n</i>
          </sub>
          ] = <i>X</i>
          <sub>
            <i>n</i>
          </sub>
        </Formula>
        . It is a martingale.
      </figcaption>
    </figure>
  );
}

/** Both branches of the parabola y² = times² · x, each exactly one Bézier curve. */
function envelope(times: number): string {
  const height = times * spread;
  const branch = (end: number) => `M0 0Q0 ${end / 2} ${stepCount} ${end}`;
  return branch(height) + branch(-height);
}
