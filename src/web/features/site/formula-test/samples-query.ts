import { queryOptions } from '@tanstack/react-query';
import { formulaSamples } from '#shared/domain/formula-samples.ts';

/** Rendered by the server, or by the browser after a client-side navigation. */
export const samplesQuery = queryOptions({
  queryKey: ['formula samples'],
  queryFn: async () => {
    const { renderFormula } = await import('#markup/render-formula.ts');
    return formulaSamples.map(({ name, tex }) => ({
      name,
      tex,
      inline: renderFormula(tex, 'inline').html,
      block: renderFormula(tex, 'block').html,
    }));
  },
});
