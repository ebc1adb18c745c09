import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addAccessRules } from './access.ts';

describe('access rules', () => {
  it('refuse a route without an access level', async () => {
    const app = fastify();
    addAccessRules(app);
    const declare = () => app.get('/open', { schema: { response: {} } }, async () => null);
    expect(declare).toThrow('/open declares no access level');
  });

  it('refuse a route without a response schema', async () => {
    const app = fastify();
    addAccessRules(app);
    const declare = () => app.get('/open', { config: { access: 'public' } }, async () => null);
    expect(declare).toThrow('/open declares no response schema');
  });
});
