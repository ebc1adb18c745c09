import type { CallName, ParamsOf, QueryOf, SentBodyOf } from '#shared/contracts/calls.ts';

/** What goes into a call besides its name; a part that it does not have cannot be given. */
export type CallParts<Name extends CallName> = Part<'params', PathParams<ParamsOf<Name>>> &
  Part<'query', SearchParams<QueryOf<Name>>> &
  Part<'body', SentBodyOf<Name>>;

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? Record<never, never>
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

type PathParams<Params> = Params extends undefined
  ? undefined
  : { [Key in keyof Params]: string | number };

/** Or whatever the URL of the page says: the server checks it anyway. */
type SearchParams<Query> = Query extends undefined ? undefined : Query | URLSearchParams;

/** The last argument of whatever makes a call, left out where the call needs none. */
export type PartsArgument<Name extends CallName> = PartsArguments[Name];

/** A table, for which the compiler checks what code for several calls gives to each of them. */
type PartsArguments = {
  [Name in CallName]: Record<never, never> extends CallParts<Name>
    ? [parts?: CallParts<Name>]
    : [parts: CallParts<Name>];
};

/** `GET /api/questions/:id` with `{ params: { id: 7 } }`: a GET of /api/questions/7. */
export function readCall(name: string, parts: object | undefined) {
  const { params = {}, query, body }: LooseParts = { ...parts };
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key] ?? ''));
  const search = query ? toSearchParams(query).toString() : '';
  return { method, url: search ? `${path}?${search}` : path, body };
}

/** Without the types of a particular call. */
interface LooseParts {
  params?: Record<string, string | number>;
  query?: object;
  body?: unknown;
}

/** For links and forms, which make a call without the API client. */
export function callUrl<Name extends CallName>(
  name: Name,
  ...[parts]: PartsArgument<Name>
): string {
  return readCall(name, parts).url;
}

function toSearchParams(query: object): URLSearchParams {
  if (query instanceof URLSearchParams) return query;
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
}
