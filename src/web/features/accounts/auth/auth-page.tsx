import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { returnUrl } from '#shared/domain/return-url.ts';
import { CompanyLogo } from '../../../components/company-logo.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { ProviderProblem } from '../../../components/provider-problem.tsx';
import { NeedsScriptsNotice } from '../../../components/ui/needs-scripts-notice.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { cameFrom } from '../../../lib/came-from.ts';
import { useTab } from '../../../lib/use-tab.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { Benefits } from './benefits.tsx';
import { LoginForm } from './login-form.tsx';
import { ProviderLinks } from './provider-links.tsx';
import { RegisterForm } from './register-form.tsx';
import { Registered } from './registered.tsx';
import { SecondStep } from './second-step.tsx';
import { useStep } from './use-step.ts';
import { WhatNext } from './what-next.tsx';

const names = ['login', 'register'] as const;
const labels = { login: 'Login', register: 'Register' };
const titles = { login: 'Sign in', register: 'Create an account' };
const registeredTitle = 'Your account is ready';

export function AuthPage() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  // Remember the return URL across tab changes.
  const [returnTo] = useState(() => params.get('returnTo') ?? cameFrom(state));
  const [keepsAnswers] = useState(() => params.get('keep') === '1');
  const { data: user } = useCurrentUser();
  const { current, urlOf } = useTab(names);
  const [registered, setRegistered] = useState<string | null>(null);
  const [begun, setBegun] = useStep();
  const isConfirming = registered !== null && current === 'register';
  const title = isConfirming ? registeredTitle : titles[current];
  const step = current === 'login' ? begun : null;
  if (user && !isConfirming) {
    return <Navigate to={returnUrl(returnTo)} replace />;
  }
  return (
    <div className="page-width grid gap-x-10 gap-y-14 pt-12 pb-20 sm:pt-16 md:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-x-20">
      <PageTitle title={title} canonicalPath="/auth" />
      <div>
        <CompanyLogo />
        <h1 className="mb-5 text-3xl">{title}</h1>
        <Tabs label="Account" {...{ names, labels, current, urlOf }}>
          <div className="pt-8">
            {isConfirming ? (
              <Registered email={registered} returnTo={returnTo} />
            ) : step ? (
              <SecondStep {...step} onRestart={() => setBegun(null)} />
            ) : (
              <>
                <ProviderProblem />
                <ProviderLinks returnTo={returnTo} keepsAnswers={keepsAnswers} />
                <NeedsScriptsNotice />
                {current === 'login' ? (
                  <LoginForm onSecondStep={setBegun} takesFocus={begun === null} />
                ) : (
                  <RegisterForm onRegistered={setRegistered} keepsAnswers={keepsAnswers} />
                )}
                <Switch to={current === 'login' ? 'register' : 'login'} urlOf={urlOf} />
              </>
            )}
          </div>
        </Tabs>
      </div>
      {isConfirming ? <WhatNext returnTo={returnTo} /> : !step && <Benefits />}
    </div>
  );
}

type Name = (typeof names)[number];

function Switch({ to, urlOf }: { to: Name; urlOf: (name: Name) => { search: string } }) {
  return (
    <p className="mt-4 text-ink-muted text-sm">
      {to === 'register' ? "Don't have an account? " : 'Already have an account? '}
      <Link to={urlOf(to)} replace preventScrollReset className="text-link">
        {to === 'login' ? 'Sign in' : 'Register'}
      </Link>
    </p>
  );
}
