import { describe, expect, it } from 'vitest';
import { ApiClient, ApiError, type ApiRequest } from './api-client.ts';

function clientAnswering(status: number, text: string, totalCount: string | null = null) {
  const sent: ApiRequest[] = [];
  const client = new ApiClient(async (request) => {
    sent.push(request);
    return { status, text, totalCount };
  });
  return { client, sent };
}

describe('ApiClient', () => {
  it('parses what the server answers', async () => {
    const { client, sent } = clientAnswering(200, '{"id":1}');
    expect(await client.get('/api/user')).toEqual({ id: 1 });
    expect(sent).toEqual([{ method: 'GET', path: '/api/user' }]);
  });

  it('takes an empty answer for null', async () => {
    const { client, sent } = clientAnswering(204, '');
    expect(await client.post('/api/logout', { all: true })).toBeNull();
    expect(sent).toEqual([{ method: 'POST', path: '/api/logout', body: { all: true } }]);
  });

  it('reads one page of a list with the number of all rows', async () => {
    const { client } = clientAnswering(200, '[{"id":26}]', '26');
    expect(await client.getPage('/api/questions?page=2')).toEqual({
      rows: [{ id: 26 }],
      total: 26,
    });
  });

  it('changes and deletes', async () => {
    const { client, sent } = clientAnswering(204, '');
    await client.put('/api/user/profile', { username: 'ann' });
    await client.patch('/api/questions/1/status', { status: null });
    await client.delete('/api/user/sessions');
    await client.delete('/api/user', { password: 'x' });
    expect(sent).toEqual([
      { method: 'PUT', path: '/api/user/profile', body: { username: 'ann' } },
      { method: 'PATCH', path: '/api/questions/1/status', body: { status: null } },
      { method: 'DELETE', path: '/api/user/sessions', body: undefined },
      { method: 'DELETE', path: '/api/user', body: { password: 'x' } },
    ]);
  });

  it('throws the status and the body, with what is fit to be shown apart', async () => {
    const body = '{"code":"X","message":"Too short","error":"Too short","fieldErrors":{"a":"b"}}';
    const { client } = clientAnswering(400, body);
    const error = await client.get('/api/user').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `400: ${body}`,
      status: 400,
      code: 'X',
      reason: 'Too short',
      fieldErrors: { a: 'b' },
    });
  });

  it.each(['<html>Bad gateway</html>', '', 'null', '5'])('copes with the body %j', async (body) => {
    const { client } = clientAnswering(502, body);
    await expect(client.get('/api/user')).rejects.toMatchObject({ status: 502, reason: '' });
  });
});
