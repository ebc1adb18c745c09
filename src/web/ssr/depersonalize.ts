import { randomBytes } from 'node:crypto';
import type { DehydratedState } from '@tanstack/react-query';
import {
  initialOf,
  initialSuffix,
  type Placeholder,
  placeholderEnd,
  placeholderStart,
} from '../lib/placeholder.ts';
import { currentUserKey } from '../queries/current-user.ts';
import { questionsKey } from '../queries/questions.ts';

/** Part of every placeholder, so that nobody can write one into a page. */
const secret = randomBytes(16).toString('base64url');

export const placeholderOf = (name: string): Placeholder =>
  `${placeholderStart}${secret}:${name}${placeholderEnd}`;
export const placeholders = new RegExp(
  `${placeholderStart}${secret}:([^${placeholderEnd}]*)${placeholderEnd}`,
);

/** The personal values of a page, by the names of their placeholders. */
export type PersonalValues = Map<string, unknown>;

interface Listed {
  status: unknown;
  isStarred: unknown;
}

interface List {
  rows: Listed[];
}

interface Depersonalized {
  state: DehydratedState;
  values: PersonalValues;
}

/**
 * Puts placeholders in place of a member's own data: their account, and the statuses and stars in a
 * list.
 */
export function depersonalize(state: DehydratedState): Depersonalized {
  const values: PersonalValues = new Map();
  const placeholder = (name: string, value: unknown) => {
    values.set(name, value);
    if (typeof value === 'string') values.set(name + initialSuffix, initialOf(value));
    return placeholderOf(name);
  };

  function markAccount(user: object): object {
    // Zero stays, since pages look different for newcomers.
    const isText = (value: unknown) =>
      typeof value === 'string' || (typeof value === 'number' && value !== 0);
    return Object.fromEntries(
      Object.entries(user).map(([key, value]) => [
        key,
        isText(value) ? placeholder(key, value) : value,
      ]),
    );
  }
  const markRow = <Row extends Listed>(row: Row, place: string) => ({
    ...row,
    status: placeholder(`status ${place}`, row.status),
    isStarred: placeholder(`starred ${place}`, row.isStarred),
  });

  const queries = state.queries.map((query) => {
    const { data } = query.state;
    if (!data) return query;
    const [resource, part] = query.queryKey;
    const withData = (marked: object) => ({ ...query, state: { ...query.state, data: marked } });
    if (resource === currentUserKey[0] && part === undefined) return withData(markAccount(data));
    // Pages of single questions show more than just the sign of the status.
    if (resource !== questionsKey[0] || typeof part !== 'string') return query;
    if (isListed(data)) return withData(markRow(data, part));
    if (!hasRows(data)) return query;
    return withData({
      ...data,
      rows: data.rows.map((row, place) => markRow(row, `${part} ${place}`)),
    });
  });
  return { state: { ...state, queries }, values };
}

function hasRows(data: object): data is List {
  return 'rows' in data;
}

function isListed(data: object): data is Listed {
  return 'status' in data;
}
