import { config } from 'zod';

/**
 * Zod tries whether it may make functions from text, which the page's content security policy
 * forbids and browsers complain about. Import this before any schema.
 */
if (typeof document !== 'undefined') config({ jitless: true });
