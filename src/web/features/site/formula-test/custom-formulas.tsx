import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo } from 'react';
import { Markup } from '../../../components/markup.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { describedBy, Field } from '../../../components/ui/field.tsx';
import { Input, TextArea } from '../../../components/ui/input.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { rendererQuery } from './renderer-query.ts';

type Form = 'inline' | 'block';
type Sources = Record<Form, string>;

export const defaultSources: Sources = {
  inline: 'e^{i\\pi} + 1 = 0',
  block: 'd_1 = \\frac{\\ln(S_0 / K) + (r + \\sigma^2 / 2)\\,T}{\\sigma\\sqrt{T}}',
};

interface CustomFormulasProps {
  sources: Sources;
  onChange: (sources: Sources) => void;
}

export function CustomFormulas({ sources, onChange }: CustomFormulasProps) {
  const { error } = useQuery(rendererQuery);
  if (error) return <LoadingFailed />;
  return (
    <>
      <noscript>
        <p className="pt-8">
          Custom formulas need JavaScript. Please enable it for this site and reload the page.
        </p>
      </noscript>
      <div className="needs-scripts divide-y divide-rule">
        <CustomFormula
          form="inline"
          label="Inline formula"
          source={sources.inline}
          onChange={(inline) => onChange({ ...sources, inline })}
        />
        <CustomFormula
          form="block"
          label="Block formula"
          source={sources.block}
          onChange={(block) => onChange({ ...sources, block })}
        />
      </div>
    </>
  );
}

interface CustomFormulaProps {
  form: Form;
  label: string;
  source: string;
  onChange: (source: string) => void;
}

function CustomFormula({ form, label, source, onChange }: CustomFormulaProps) {
  const id = useId();
  const rendered = useRendered(source, form);
  const error = rendered?.problem ?? undefined;
  const field = {
    ...describedBy(id, { error }),
    id,
    value: source,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    autoCapitalize: 'off',
    autoComplete: 'off',
    spellCheck: false,
  };
  return (
    <section className="grid gap-x-12 gap-y-6 py-8 lg:grid-cols-2">
      <div className="min-w-0">
        <Field id={id} label={label} error={error}>
          {form === 'inline' ? (
            <Input {...field} className="font-mono" />
          ) : (
            <TextArea {...field} rows={4} className="py-2.5 font-mono" />
          )}
        </Field>
        <Button variant="secondary" onClick={() => onChange(defaultSources[form])}>
          Reset<span className="sr-only"> the {form} formula</span>
        </Button>
      </div>
      <div className="min-w-0">
        <p className="mb-1.5 font-medium text-sm/[1.6]">Preview</p>
        <div className="rounded-md border border-rule bg-raised px-4 py-3">
          {rendered ? (
            <Markup html={inContext(rendered.html, form)} />
          ) : (
            <Skeleton className="my-1 h-6 w-2/3" />
          )}
        </div>
      </div>
    </section>
  );
}

function inContext(html: string, form: Form): string {
  return form === 'inline' ? `<p>Inline with text: ${html}</p>` : `<p>${html}</p>`;
}

/** Defers slow formulas so that typing stays responsive. */
function useRendered(source: string, form: Form) {
  const { data: renderer } = useQuery(rendererQuery);
  const deferred = useDeferredValue(source);
  return useMemo(() => renderer?.renderFormula(deferred, form), [renderer, deferred, form]);
}
