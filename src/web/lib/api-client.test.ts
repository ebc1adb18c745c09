import { describe, expect, expectTypeOf, it } from 'vitest';
import { checkResponse } from '#shared/contracts/check-response.ts';
import { callUrl } from './api-call.ts';
import { ApiClient, type ApiRequest } from './api-client.ts';
import { ApiError } from './api-error.ts';

function clientAnswering(status: number, text: string, totalCount: string | null = null) {
  const sent: ApiRequest[] = [];
  const client = new ApiClient(async (request) => {
    sent.push(request);
    return { status, text, totalCount };
  });
  return { client, sent };
}

describe('ApiClient', () => {
  it('sends a call by its name and parses the response', async () => {
    const { client, sent } = clientAnswering(200, '{"previous":null,"next":null}');
    const neighbors = client.call('GET /api/questions/:id/neighbors', {
      params: { id: 7 },
      query: { sort: 'name', direction: 'desc' },
    });
    expect(await neighbors).toEqual({ previous: null, next: null });
    expect(sent).toEqual([
      { method: 'GET', url: '/api/questions/7/neighbors?sort=name&direction=desc' },
    ]);
  });

  it('reads one page of a list and the total number of rows', async () => {
    const { client } = clientAnswering(200, '[{"id":26}]', '26');
    expect(await client.page('GET /api/questions', { query: { page: 2 } })).toEqual({
      rows: [{ id: 26 }],
      total: 26,
    });
  });

  it('throws the status, the body and the message for users', async () => {
    const body = '{"code":"X","message":"Too short","error":"Too short","fieldErrors":{"a":"b"}}';
    const { client } = clientAnswering(400, body);
    const error = await client.call('GET /api/questions/facets').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `400: ${body}`,
      status: 400,
      code: 'X',
      reason: 'Too short',
      fieldErrors: { a: 'b' },
    });
  });

  describe('asked for a password', () => {
    const stale = { code: 'REAUTHENTICATE', message: 'Enter your password.', error: '' };

    /** Refuses until the password has been entered this many times. */
    function clientNeeding(times: number) {
      const sent: ApiRequest[] = [];
      let entered = 0;
      const client = new ApiClient(async (request) => {
        sent.push(request);
        return entered < times
          ? { status: 403, text: JSON.stringify(stale), totalCount: null }
          : { status: 200, text: '{"message":"Sent"}', totalCount: null };
      });
      const enter = async () => {
        entered += 1;
        return true;
      };
      return { client, sent, enter };
    }
    const body = { message: 'Hello there' };
    const send = (client: ApiClient) => client.call('POST /api/feedback', { body });

    it('repeats the same call once it is entered', async () => {
      const { client, sent, enter } = clientNeeding(1);
      client.askPasswordWith(enter);
      expect(await send(client)).toEqual({ message: 'Sent' });
      expect(sent).toEqual(Array(2).fill({ method: 'POST', url: '/api/feedback', body }));
    });

    it('asks again if that was not enough', async () => {
      const { client, sent, enter } = clientNeeding(2);
      client.askPasswordWith(enter);
      expect(await send(client)).toEqual({ message: 'Sent' });
      expect(sent).toHaveLength(3);
    });

    it('fails without it, or if nothing can ask for it', async () => {
      const { client, sent, enter } = clientNeeding(1);
      await expect(send(client)).rejects.toMatchObject({ code: 'REAUTHENTICATE' });
      const undo = client.askPasswordWith(async () => false);
      await expect(send(client)).rejects.toMatchObject({ reason: 'Enter your password.' });
      undo();
      client.askPasswordWith(enter)();
      await expect(send(client)).rejects.toMatchObject({ status: 403 });
      expect(sent).toHaveLength(3);
    });
  });

  it.each(['<html>Bad gateway</html>', '', 'null', '5'])(
    'accepts the error body %j',
    async (body) => {
      const { client } = clientAnswering(502, body);
      await expect(client.call('GET /api/questions/facets')).rejects.toMatchObject({
        status: 502,
        reason: '',
      });
    },
  );

  it('reports a response that violates the contract, if it has a check', async () => {
    const client = new ApiClient(
      async () => ({ status: 200, text: '{"previous":1,"next":null}', totalCount: null }),
      checkResponse,
    );
    const call = client.call('GET /api/questions/:id/neighbors', { params: { id: 7 } });
    await expect(call).rejects.toThrow('contract');
  });
});

describe('the URL of a call', () => {
  it('encodes its parameters and omits undefined ones', () => {
    expect(callUrl('GET /api/questions/:id', { params: { id: 'a/b' } })).toBe(
      '/api/questions/a%2Fb',
    );
    const query = { search: 'a & b', page: undefined };
    expect(callUrl('GET /api/questions', { query })).toBe('/api/questions?search=a+%26+b');
    expect(callUrl('GET /api/questions', { query: {} })).toBe('/api/questions');
    expect(callUrl('GET /api/questions/daily', { query: { exclude: [1, 2] } })).toBe(
      '/api/questions/daily?exclude=1%2C2',
    );
  });
});

describe('the types of a call', () => {
  it('come from its contract', () => {
    const { client } = clientAnswering(200, '[]');
    const call = client.call.bind(client);
    expectTypeOf(call<'GET /api/questions/:id'>).returns.resolves.toHaveProperty('lab');
    expectTypeOf(client.page<'GET /api/questions'>).returns.resolves.toHaveProperty('rows');
    // @ts-expect-error: no such call
    expectTypeOf(call<'GET /api/question'>).toBeFunction();
    // @ts-expect-error: not a list
    expectTypeOf(client.page<'GET /api/questions/:id'>).toBeFunction();
    // @ts-expect-error: the parameter is missing
    expectTypeOf(call<'GET /api/questions/:id'>).toBeCallableWith('GET /api/questions/:id');
    // @ts-expect-error: no such order
    expectTypeOf(callUrl('GET /api/questions', { query: { sort: 'size' } })).toBeString();
  });
});
