import type { AdminMetrics, Figure } from '#shared/contracts/admin-metrics.ts';
import { changePercent, sharePercent } from '#shared/domain/admin-metrics.ts';
import type { DayRange } from '#shared/domain/days.ts';
import { formatAmount } from '#shared/domain/prices.ts';

export interface ShownFigure {
  label: string;
  value: string;
  /** Compared with the previous period; null: nothing to compare with. */
  change: string | null;
  before: string;
  /** The list behind the figure. */
  to: string;
}

const written = (count: number) => count.toLocaleString('en-US');

/** The overview's figures, formatted for display. */
export function figuresOf(metrics: AdminMetrics): ShownFigure[] {
  const { now, provider, revenue } = metrics;
  const users = (by: string) => linkTo('/admin', { tab: 'users', by, ...now });
  const subscribers = (fields: object) => linkTo('/admin/subscribers', { ...fields, provider });
  const activity = analyticsLink(now, 'activity');
  return [
    { label: 'New people', ...counted(metrics.registrations), to: users('joined') },
    { label: 'Active people', ...counted(metrics.active), to: users('active') },
    { label: 'Answers', ...counted(metrics.answers), to: activity },
    { label: 'Right on first try', ...shareOf(metrics), to: activity },
    {
      label: 'Subscriptions started',
      ...counted(metrics.begun),
      to: subscribers({ by: 'begun', ...now }),
    },
    {
      label: 'Subscriptions ended',
      ...counted(metrics.ended),
      to: subscribers({ by: 'ended', ...now }),
    },
    ...revenue.map(({ currency, ...amounts }) => ({
      label: revenue.length > 1 ? `Monthly revenue, ${currency.toUpperCase()}` : 'Monthly revenue',
      ...counted(amounts, (amount) => formatAmount(amount, currency)),
      to: subscribers({ status: 'active' }),
    })),
    { label: 'Visits', ...counted(metrics.visits), to: analyticsLink(now, 'daily-visits') },
  ];
}

export function analyticsLink(range: DayRange, card: string): string {
  return `${linkTo('/admin', { tab: 'analytics', ...range })}#${card}`;
}

/** Whether there is nothing at all, as on a new site. */
export function isEmpty(metrics: AdminMetrics): boolean {
  const { visits, registrations, active, answers, begun, ended, revenue } = metrics;
  const figures = [visits, registrations, active, answers, begun, ended, ...revenue];
  return figures.every(({ now, before }) => now === 0 && before === 0);
}

function counted({ now, before }: Figure, format = written) {
  const percent = changePercent(now, before);
  return {
    value: format(now),
    change: percent === null ? null : `${signed(percent)}%`,
    before: format(before),
  };
}

function shareOf({ rightFirstTries: right, firstTries: all }: AdminMetrics) {
  const now = sharePercent(right.now, all.now);
  const before = sharePercent(right.before, all.before);
  const format = (percent: number | null) => (percent === null ? 'none' : `${percent}%`);
  return {
    value: format(now),
    change: now === null || before === null ? null : pointsOf(now - before),
    before: format(before),
  };
}

function pointsOf(points: number): string {
  return `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

/** With a real minus sign, which is as wide as the plus. */
function signed(value: number): string {
  if (value === 0) return '±0';
  return value > 0 ? `+${written(value)}` : `−${written(-value)}`;
}

function linkTo(path: string, fields: Record<string, string>): string {
  return `${path}?${new URLSearchParams(fields)}`;
}
