import { useId, useState } from 'react';
import { nameOfRole, type Role, roles } from '#shared/domain/roles.ts';
import { FieldError } from '../../../components/ui/field.tsx';
import { Step } from './step.tsx';
import { chosen, type PlanFormHandle } from './use-plan-form.ts';

interface RoleStepProps {
  form: PlanFormHandle;
  /** Null: none yet. */
  initial: Role | null;
}

const asks: Record<Role, string> = {
  trader: 'Probability, markets, options and brainteasers.',
  researcher: 'Statistics, stochastic processes, linear algebra and machine learning.',
  developer: 'Programming, brainteasers and a little math.',
};

export function RoleStep({ form, initial }: RoleStepProps) {
  const id = useId();
  const [role, setRole] = useState(initial);
  const { error, ...input } = form.field('role');
  return (
    <Step title="What for?">
      {/* A text field, so that the form notices changes. */}
      <input type="text" hidden readOnly defaultValue={initial ?? ''} {...input} />
      <div className="grid gap-3 md:grid-cols-3">
        {roles.map((name) => (
          <label
            key={name}
            className="flex gap-3 rounded-md border border-rule-strong px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={id}
              checked={name === role}
              aria-labelledby={`${id}-${name}`}
              aria-describedby={`${id}-${name}-asks`}
              className="mt-1 size-4.5 shrink-0 accent-accent"
              onChange={() => {
                setRole(name);
                form.set('role', name, chosen);
              }}
            />
            <span className="min-w-0">
              <span id={`${id}-${name}`} className="block font-medium">
                {nameOfRole[name]}
              </span>
              <span id={`${id}-${name}-asks`} className="block text-ink-muted text-sm">
                {asks[name]}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </Step>
  );
}
