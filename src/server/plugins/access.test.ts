import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addAccessRules } from './access.ts';

describe('access rules', () => {
  it('do not let a route in that says nothing of who may call it', async () => {
    const app = fastify();
    addAccessRules(app);
    const declare = () => app.get('/open', { schema: { response: {} } }, async () => null);
    expect(declare).toThrow('/open declares no access level');
  });

  it('do not let a route in that says nothing of what it answers', async () => {
    const app = fastify();
    addAccessRules(app);
    const declare = () => app.get('/open', { config: { access: 'public' } }, async () => null);
    expect(declare).toThrow('/open declares no response schema');
  });
});
