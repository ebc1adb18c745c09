import { drawFigure } from '#markup/figure/draw-figure.ts';
import { type Figure, FigureError } from '#markup/figure/figure.ts';
import { frameOf } from '#markup/figure/frame.ts';
import { readFigure } from '#markup/figure/read-figure.ts';
import { valuesOf } from '#web/features/practice/lab/slider-values.ts';
import type { Slider, Sliders } from '../../../content/tools/figure.ts';
import type { Proof } from './proof.ts';

const mostSliders = 3;
const mostValues = 101;
/** Two or three lines on a phone. */
const longestCaption = 160;
const shortestCaption = 30;

type Positions = Record<string, number>;

/** The figure can be drawn wherever its sliders stand, and each slider changes it. */
export function findInteractiveFigureProblems({ simulate, sliders, figure }: Proof): string[] {
  if (!figure && !sliders) return [];
  if (!figure || !sliders) return ['sliders() and figure() require each other.'];
  if (simulate) return ['A question has simulate() or figure(), not both.'];
  const own = sliders();
  const problems = findSliderProblems(own);
  if (problems.length > 0) return problems;
  const drawn = new Map(
    positionsOf(own).map((at) => [JSON.stringify(at), tryToRead(figure(at), at)] as const),
  );
  const failures = [...drawn.values()].flatMap((one) => ('problem' in one ? [one.problem] : []));
  if (failures.length > 0) return failures.slice(0, 3);
  const figures = [...drawn.values()].flatMap((one) => ('figure' in one ? [one.figure] : []));
  return [
    ...figures.flatMap(findCaptionProblems).slice(0, 3),
    ...(new Set(figures.map((one) => frameOf(one).height)).size > 1
      ? ['The height of the figure changes, so its sliders would move away from the hand.']
      : []),
    ...Object.keys(own).flatMap((name) => {
      const along = alongOne(own, name).map((at) => drawn.get(JSON.stringify(at)));
      const looks = new Set(along.map((one) => one && 'figure' in one && drawFigure(one.figure)));
      return looks.size > 1 ? [] : [`The slider ${name} changes nothing.`];
    }),
  ];
}

function findSliderProblems(sliders: Sliders): string[] {
  const all = Object.entries(sliders);
  if (all.length === 0 || all.length > mostSliders) {
    return [`There are ${all.length} sliders: use 1 to ${mostSliders}.`];
  }
  return all.flatMap(([name, slider]) => {
    const values = valuesOf(slider);
    const isOnValue = values.some((value) => Math.abs(value - slider.start) < 1e-9);
    const endsThere = Math.abs((values.at(-1) ?? Number.NaN) - slider.to) < 1e-9;
    return [
      ...(/^[a-z][a-zA-Z\d]*$/.test(name) ? [] : [`A slider is named like halfLife, not ${name}.`]),
      ...(values.length >= 2 && values.length <= mostValues && endsThere && isOnValue
        ? []
        : [
            `The slider ${name} needs 2 to ${mostValues} values, with its start and end among them.`,
          ]),
    ];
  });
}

/** Each slider from end to end, the others at their starts; then all of them at their ends. */
export function positionsOf(sliders: Sliders): Positions[] {
  const names = Object.keys(sliders);
  const corners = Object.entries(sliders).reduce<Positions[]>(
    (some, [name, { from, to }]) =>
      some.flatMap((at) => [from, to].map((value) => ({ ...at, [name]: value }))),
    [{}],
  );
  return [...names.flatMap((name) => alongOne(sliders, name)), ...corners];
}

function alongOne(sliders: Sliders, name: string): Positions[] {
  const starts = Object.entries(sliders).map(([own, { start }]): [string, number] => [own, start]);
  const slider: Slider | undefined = sliders[name];
  return slider
    ? valuesOf(slider).map((value) => ({ ...Object.fromEntries(starts), [name]: value }))
    : [];
}

function tryToRead(lines: string[], at: Positions): { figure: Figure } | { problem: string } {
  try {
    return { figure: readFigure(lines.join('\n')) };
  } catch (error) {
    if (!(error instanceof FigureError)) throw error;
    const where = Object.entries(at).map(([name, value]) => `${name} = ${value}`);
    return { problem: `The figure cannot be drawn at ${where.join(', ')}. ${error.message}.` };
  }
}

/** Its caption is read by everybody, and all that some readers get. */
function findCaptionProblems({ alt }: Figure): string[] {
  const isSentence = /^[A-Z\d].*[.!?]$/.test(alt);
  const isFitting = alt.length >= shortestCaption && alt.length <= longestCaption;
  return isSentence && isFitting
    ? []
    : [`An alt is a sentence of ${shortestCaption} to ${longestCaption} characters, not “${alt}”.`];
}
