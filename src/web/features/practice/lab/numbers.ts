import type { Bin } from './binning.ts';
import type { RunningMean } from './experiment.ts';

const whole = new Intl.NumberFormat('en');
const short = new Intl.NumberFormat('en', { notation: 'compact' });
const plain = new Intl.NumberFormat('en', { maximumSignificantDigits: 6 });
const tiny = new Intl.NumberFormat('en', { notation: 'scientific', maximumSignificantDigits: 6 });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 3 });

/** 95% of a normal distribution lies within this many standard errors. */
const z95 = 1.959964;
const minTrialsForBand = 10;

export const countText = (count: number): string => whole.format(count);
export const shortCountText = (count: number): string => short.format(count);
export const shareText = (share: number): string => percent.format(share);

export function numberText(value: number): string {
  const size = Math.abs(value);
  return minus((size > 0 && size < 1e-4 ? tiny : plain).format(value));
}

/** Half the width of the 95% band, or null if there is too little data. */
export function bandOf({ trials, standardError }: RunningMean): number | null {
  return standardError === null || trials < minTrialsForBand ? null : z95 * standardError;
}

/** With as many digits as the standard error justifies. */
export function meanText({ mean, standardError }: RunningMean): string {
  return standardError === null ? numberText(mean) : withDigitsOf(mean, standardError);
}

export function bandText(point: RunningMean): string | null {
  const band = bandOf(point);
  if (band === null || point.standardError === null) return null;
  const [low, high] = [point.mean - band, point.mean + band];
  return `${withDigitsOf(low, point.standardError)} to ${withDigitsOf(high, point.standardError)}`;
}

function withDigitsOf(value: number, error: number): string {
  const digits = Math.min(12, Math.max(0, 1 - Math.floor(Math.log10(error))));
  return minus(
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
}

export function binText({ from, to }: Bin): string {
  if (from === to) return numberText(from);
  if (from === Number.NEGATIVE_INFINITY) return `below ${numberText(to)}`;
  if (to === Number.POSITIVE_INFINITY) return `${numberText(from)} and more`;
  return `${numberText(from)} to ${numberText(to)}`;
}

function minus(text: string): string {
  return text.replace('-', '−');
}
