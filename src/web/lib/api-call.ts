import type { CallName, ParamsOf, QueryOf, SentBodyOf } from '#shared/contracts/calls.ts';

/** A call's params, query and body, or those of them that it has. */
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

/** The page's search params can be passed on as they are: the server validates them anyway. */
type SearchParams<Query> = Query extends undefined ? undefined : Query | URLSearchParams;

/** The last argument of functions that make a call, optional if the call needs none. */
export type PartsArgument<Name extends CallName> = PartsArguments[Name];

/** A table, so that the compiler can check code that is generic over several calls. */
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

/** The parts of any call. */
interface LooseParts {
  params?: Record<string, string | number>;
  query?: object;
  body?: unknown;
}

/** The URL of a call, for links and forms. */
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
