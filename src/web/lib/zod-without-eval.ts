import { config } from 'zod';

/**
 * Zod tests whether it may use `eval`, which the content security policy forbids and browsers then
 * report as an error. Import this before any schema.
 */
if (typeof document !== 'undefined') config({ jitless: true });
