import './zod-without-eval.ts';

/** Development only: the contracts and Zod stay out of the browser's bundle. */
export { checkResponse } from '#shared/contracts/check-response.ts';
