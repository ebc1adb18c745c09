import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, ok, refused } from '#test/support/components/scripted-api.ts';
import { settings, visitor } from '#test/support/components/site.ts';
import { findToast } from '#test/support/components/toast.ts';
import { isToKeepFor } from '../../../lib/keep-wish.ts';
import { AuthPage } from './auth-page.tsx';
import { Registered } from './registered.tsx';

const ann = { username: 'ann_lee', email: 'ann@example.org', password: 'first-password' };

const renderAuth = (at: string, api = {}) =>
  renderPage(<AuthPage />, {
    at,
    api: {
      'GET /api/user': visitor,
      'GET /api/settings': settings(),
      'GET /api/sign-in-providers': [],
      ...api,
    },
  });

type User = ReturnType<typeof renderAuth>['user'];

async function logIn(user: User) {
  await screen.findByRole('button', { name: 'Sign in' });
  await fillIn(user, 'Email', ann.email);
  await fillIn(user, 'Password', ann.password);
  await submit(user, 'Sign in');
}

async function submit(user: User, name: string) {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

async function register(user: User) {
  await fillIn(user, 'Username', ann.username);
  await fillIn(user, 'Email', ann.email);
  await fillIn(user, 'Password', ann.password);
  await fillIn(user, 'Confirm password', ann.password);
  await submit(user, 'Register');
}

describe('the sign-in page', () => {
  it('works with the keyboard alone', async () => {
    const { user, api, url } = renderAuth('/auth?returnTo=/about', {
      'POST /api/login': signedIn(),
    });
    const login = await screen.findByRole('tab', { name: 'Login' });
    const registration = screen.getByRole('tab', { name: 'Register' });
    login.focus();
    await user.keyboard('{ArrowRight}');
    expect(registration).toHaveFocus();
    await waitFor(() => expect(registration).toHaveAttribute('aria-selected', 'true'));
    expect(screen.getByLabelText('Username')).toBeVisible();
    await user.keyboard('{Home}');
    expect(login).toHaveFocus();
    await waitFor(() => expect(screen.queryByLabelText('Username')).not.toBeInTheDocument());
    await user.tab();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.paste(ann.email);
    await user.tab();
    const password = screen.getByLabelText('Password');
    expect(password).toHaveFocus();
    await user.paste(ann.password);
    await user.tab();
    const reveal = screen.getByRole('button', { name: 'Show password' });
    expect(reveal).toHaveFocus();
    await user.keyboard(' ');
    expect(reveal).toHaveAttribute('aria-pressed', 'true');
    expect(password).toHaveAttribute('type', 'text');
    await user.keyboard(' ');
    expect(password).toHaveAttribute('type', 'password');
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(url()).toBe('/about'));
    expect(api.bodies('POST /api/login')).toEqual([{ email: ann.email, password: ann.password }]);
  });

  it('returns to the requested page, even after a visit to the other tab', async () => {
    const { user, url } = renderAuth('/auth?returnTo=%2Faccount%3Ftab%3Dpassword', {
      'POST /api/login': signedIn(),
    });
    await user.click(await screen.findByRole('tab', { name: 'Register' }));
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    await logIn(user);
    expect(await findToast('Login successful')).toHaveTextContent('Welcome back, ann_lee!');
    await waitFor(() => expect(url()).toBe('/account?tab=password'));
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
  ])('never redirects to %j', async (target) => {
    const { url } = renderAuth(`/auth?returnTo=${encodeURIComponent(target)}`, {
      'GET /api/user': signedIn(),
    });
    await waitFor(() => expect(url()).toBe('/'));
  });

  it.each([
    ['/auth', ['email: username webauthn', 'password: current-password']],
    [
      '/auth?tab=register',
      [
        'username: nickname',
        'email: username',
        'password: new-password',
        'confirmPassword: new-password',
      ],
    ],
  ])('tells password managers which field is which: %s', async (at, hints) => {
    const { container } = renderAuth(at);
    await screen.findByLabelText('Password');
    const fields = [...container.querySelectorAll('input')];
    expect(fields.map(({ name, autocomplete }) => `${name}: ${autocomplete}`)).toEqual(hints);
  });
});

describe('a registration', () => {
  it('sends what was typed and says where the email went', async () => {
    const { user, api, url } = renderAuth('/auth?tab=register', {
      'POST /api/register': ok(signedIn({ isEmailVerified: false }), { status: 201 }),
    });
    await screen.findByLabelText('Username');
    await register(user);
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(screen.getByText(ann.email)).toBeVisible();
    expect(await findToast('Registration successful')).toHaveTextContent(
      "Welcome to Martingale! We've sent a verification email to your address.",
    );
    expect(api.bodies('POST /api/register')).toEqual([ann]);
    await user.click(screen.getByRole('link', { name: 'Go to Login' }));
    await waitFor(() => expect(url()).toBe('/'));
  });

  it('leads to where the user was going', async () => {
    const { user, url } = renderAuth('/auth?tab=register&returnTo=%2Fquestion%2F7', {
      'POST /api/register': ok(signedIn({ isEmailVerified: false }), { status: 201 }),
    });
    await screen.findByLabelText('Username');
    await register(user);
    const panel = await screen.findByRole('tabpanel');
    const [first, second] = await within(panel).findAllByRole('link');
    expect(second).toHaveTextContent('Go to Login');
    await user.click(first ?? panel);
    await waitFor(() => expect(url()).toBe('/question/7'));
  });

  it('has a heading that fits, and says what the account is for', async () => {
    const { user } = renderAuth('/auth?tab=register&returnTo=%2Fquestion%2F7', {
      'POST /api/register': ok(signedIn({ isEmailVerified: false }), { status: 201 }),
    });
    await screen.findByLabelText('Username');
    await register(user);
    expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    expect(screen.queryByText('Why create an account?')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse the questions' })).toBeVisible();
  });

  it.each([
    ['/auth?tab=register&keep=1', true],
    ['/auth?keep=1', true],
    ['/auth?tab=register', false],
    ['/auth?tab=register&keep=0', false],
  ])('keeps what was answered here only if that was asked for: %s', async (at, isKept) => {
    const { user } = renderAuth(at, {
      'POST /api/register': ok(signedIn({ id: 7, isEmailVerified: false }), { status: 201 }),
    });
    await user.click(await screen.findByRole('tab', { name: 'Register' }));
    await screen.findByLabelText('Username');
    await register(user);
    await screen.findByRole('heading', { name: 'Check your email' });
    expect([isToKeepFor(7), isToKeepFor(8)]).toEqual([isKept, false]);
  });

  it('does not count for someone who signs in instead', async () => {
    const { user } = renderAuth('/auth?keep=1', { 'POST /api/login': signedIn({ id: 7 }) });
    await logIn(user);
    await findToast('Login successful');
    expect(isToKeepFor(7)).toBe(false);
  });

  it('keeps the destination in the login link', async () => {
    renderPage(<Registered email={ann.email} returnTo="/question/7" />);
    const login = await screen.findByRole('link', { name: 'Go to Login' });
    expect(login).toHaveAttribute('href', '/auth?returnTo=%2Fquestion%2F7');
  });

  it('shows an error at its field and keeps all input', async () => {
    const taken = (field: 'username' | 'email', message: string) =>
      refused(409, { message, fieldErrors: { [field]: message } });
    const { user, api } = renderAuth('/auth?tab=register', {
      'POST /api/register': taken('username', 'Username is already taken'),
    });
    const username = await screen.findByLabelText('Username');
    await register(user);
    expect(await findToast('Registration failed')).toHaveTextContent('Username is already taken');
    expect(username).toHaveFocus();
    expect(username).toHaveAttribute('aria-invalid', 'true');
    expect(username).toHaveAccessibleDescription('Username is already taken');
    expect(screen.getByRole('button', { name: 'Register' })).toBeDisabled();
    expect(screen.getByLabelText('Email')).toHaveValue(ann.email);

    api.answer({ 'POST /api/register': taken('email', 'Email is already registered') });
    await fillIn(user, 'Username', 'another_name');
    await submit(user, 'Register');
    await waitFor(async () =>
      expect(await findToast('Registration failed')).toHaveTextContent(
        'Email is already registered',
      ),
    );
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveValue(ann.password);
  });

  it('says when the server does not respond', async () => {
    const { user } = renderAuth('/auth?tab=register', { 'POST /api/register': badGateway });
    await screen.findByLabelText('Username');
    await register(user);
    expect(await findToast('Registration failed')).toHaveTextContent('Could not create account');
  });
});

const badGateway = () => ({ status: 502, text: '<html>', totalCount: null });

describe('a failed login', () => {
  it('is reported at the password field, which gets the focus', async () => {
    const message = 'Invalid email or password';
    const { user } = renderAuth('/auth', {
      'POST /api/login': refused(401, { message, fieldErrors: { password: message } }),
    });
    await logIn(user);
    expect(await findToast('Login failed')).toHaveTextContent(message);
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAccessibleDescription(message);
    expect(password).toHaveFocus();
    await fillIn(user, 'Password', 'another-password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(''));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it.each([
    ['too many attempts', refused(429, { message: 'Too many attempts.' }), 'Too many attempts.'],
    ['a broken server', badGateway, 'Invalid email or password'],
    ['no network', noAnswer, 'Please check your connection'],
  ])('says why: %s', async (_, reply, text) => {
    const { user } = renderAuth('/auth', { 'POST /api/login': reply });
    await logIn(user);
    expect(await findToast('Login failed')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveValue(ann.email);
    expect(screen.getByLabelText('Password')).toHaveValue(ann.password);
  });
});
