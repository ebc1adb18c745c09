import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { Simulation } from '#shared/contracts/simulation.ts';
import type { User } from '#shared/contracts/user.ts';
import { fillIn } from '#test/support/components/fill-in.ts';
import { signedIn } from '#test/support/components/people.ts';
import { judged, nextCall } from '#test/support/components/practice.tsx';
import { renderQuestionPage } from '#test/support/components/question-page.tsx';
import { aQuestion } from '#test/support/components/questions.ts';
import { noAnswer, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import QuestionPractice from './question-practice.tsx';

const simulation = 'GET /api/questions/5/simulation';
const exploration = 'POST /api/questions/5/exploration';
const reading = 'POST /api/answer-readings';
const check = 'POST /api/questions/5/answer';
const readable = { readAs: '<i>one third</i>', problem: null };
const wrong = judged({ verdict: 'wrong', message: 'Not it.' });
const program = 'export function simulate(random: () => number) {}';
const aSimulation = (overrides: Partial<Simulation> = {}): Simulation => ({
  program,
  hasStory: false,
  estimates: null,
  variants: [],
  ...overrides,
});
const simulated: Partial<QuestionDetail> = {
  answer: { kind: 'number', unit: 'dollars', choices: null },
  lab: { slug: 'a-fair-game', kind: 'simulation' },
};

interface Options {
  search?: string;
  question?: Partial<QuestionDetail>;
  user?: User;
  api?: Script;
}

function renderLab({ search = '', question, user, api }: Options = {}) {
  return renderQuestionPage({
    search,
    question: { ...simulated, ...question },
    api: {
      [reading]: readable,
      [nextCall]: { next: null },
      [simulation]: aSimulation(),
      ...api,
    },
    ...(user && { user }),
    slots: (shown) => ({
      practice: ({ show }) => <QuestionPractice question={shown} showSolution={show} />,
    }),
  });
}

type View = ReturnType<typeof renderLab>;
const press = async ({ user }: View, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const simulateIt = (view: View) => press(view, 'Simulate this question');
const expectation = () => screen.findByRole('textbox', { name: 'What do you expect?' });
const lab = () => screen.findByRole('region', { name: 'Simulation' });
const expectClosed = () =>
  expect(screen.queryByRole('region', { name: 'Simulation' })).not.toBeInTheDocument();
const fetched = ({ api }: View) => api.bodies(simulation).length;

describe('the lab', () => {
  it('opens after a readable prediction, and remembers it', async () => {
    const view = renderLab();
    await simulateIt(view);
    await press(view, 'Open the simulation');
    expect(await screen.findByText('Enter what you expect first.')).toBeVisible();

    const problem = 'We stopped reading at “dunno”.';
    view.api.answer({ [reading]: { readAs: null, problem } });
    await view.user.type(await expectation(), 'dunno{Enter}');
    expect(await screen.findByText(problem)).toBeVisible();
    view.api.answer({ [reading]: noAnswer });
    await view.user.clear(await expectation());
    await view.user.type(await expectation(), '3{Enter}');
    expect(await screen.findByText(/^The site could not be reached/)).toBeVisible();
    expectClosed();
    expect(fetched(view)).toBe(0);

    view.api.answer({ [reading]: readable });
    await view.user.clear(await expectation());
    await view.user.type(await expectation(), '1/3{Enter}');
    expect(await lab()).toBeVisible();
    expect(await screen.findByText('You expected 1/3.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Simulation' })).toHaveFocus();
    expect(view.api.bodies(reading).at(-1)).toEqual({ answer: '1/3', unit: 'dollars' });
    expect(view.api.bodies(check)).toEqual([]);
    view.unmount();

    const reloaded = renderLab();
    await simulateIt(reloaded);
    expect(await screen.findByText('You expected 1/3.')).toBeVisible();
    reloaded.unmount();
    await simulateIt(renderLab({ user: signedIn() }));
    expect(await expectation()).toBeVisible();
  });

  it('opens after an answer, whatever the verdict, and stays open after a reload', async () => {
    const view = renderLab({ api: { [check]: wrong } });
    await simulateIt(view);
    await expectation();
    await view.user.type(screen.getByRole('textbox', { name: 'Your answer' }), '2{Enter}');
    expect(await lab()).toBeVisible();
    expect(await screen.findByText('You answered 2.')).toBeVisible();
    view.unmount();
    await simulateIt(renderLab());
    expect(await lab()).toBeVisible();
    expect(await screen.findByText('You answered 2.')).toBeVisible();
  });

  it('stays closed after an answer that could not be read', async () => {
    const view = renderLab({ api: { [check]: refused(400, { message: 'What?' }) } });
    await simulateIt(view);
    await view.user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'x{Enter}');
    expect(await screen.findByText('What?')).toBeVisible();
    expect(await expectation()).toBeVisible();
    expectClosed();
  });

  it.each(['attempted', 'solved'] as const)(
    'opens at once if the question is %s',
    async (status) => {
      await simulateIt(renderLab({ user: signedIn(), question: { status } }));
      expect(await lab()).toBeVisible();
    },
  );

  it('can be explored without an answer, which is remembered', async () => {
    const view = renderLab();
    await simulateIt(view);
    expect(await screen.findByText('The question will count as done with help.')).toBeVisible();
    await press(view, 'Explore without answering');
    expect(
      await screen.findByText(/You opened it without answering, so it counts as done with help/),
    ).toBeVisible();
    expect(view.api.bodies(exploration)).toEqual([]);
    view.unmount();
    await simulateIt(renderLab());
    expect(await screen.findByText(/You opened it without answering/)).toBeVisible();
  });

  it('tells the server when a user explores it', async () => {
    const view = renderLab({ user: signedIn(), api: { [exploration]: noAnswer } });
    await simulateIt(view);
    await press(view, 'Explore without answering');
    expect(await screen.findByText(/^The site could not be reached/)).toBeVisible();
    expectClosed();

    const explored = { ...simulated, status: 'attempted', exploredAt: '2026-03-01T09:00:00.000Z' };
    view.api.answer({
      [exploration]: ok(null, { status: 204 }),
      'GET /api/questions/5': { ...aQuestion(), ...explored },
    });
    await press(view, 'Explore without answering');
    expect(await lab()).toBeVisible();
    expect(await screen.findByText('You explored the simulation before answering.')).toBeVisible();
    expect(await screen.findByRole('radio', { name: 'Attempted' })).toBeChecked();
  });

  it.each([
    [null, /trials approaches the answer\./],
    [
      { name: 'the variance with 25 hedges', value: 0.08 },
      /approaches the variance with 25 hedges\./,
    ],
  ])('says what the mean approaches if it estimates %j', async (estimates, text) => {
    const api = { [simulation]: aSimulation({ estimates }) };
    await simulateIt(renderLab({ question: { status: 'solved' }, user: signedIn(), api }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/0\.08/)).not.toBeInTheDocument();
  });

  it('shows its program', async () => {
    const view = renderLab({ question: { status: 'solved' }, user: signedIn() });
    await simulateIt(view);
    await view.user.click(await screen.findByText('How a trial works: show the program'));
    expect(screen.getByText(program)).toBeVisible();
    await press(view, 'Copy the program');
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(program);
    expect(screen.queryByRole('button', { name: 'Show one trial' })).not.toBeInTheDocument();
  });

  it('requires a numeric seed', async () => {
    const view = renderLab({ question: { status: 'solved' }, user: signedIn() });
    await simulateIt(view);
    await lab();
    await fillIn(view.user, 'Seed', 'a');
    await press(view, 'Start');
    expect(await screen.findByText(/^Enter a whole number from 0/)).toBeVisible();
    expect(screen.getByLabelText('Trials')).toBeEnabled();
  });

  it('says so if it cannot be loaded', async () => {
    const api = { [simulation]: refused(404, { message: 'This question has no simulation.' }) };
    const view = renderLab({ question: { status: 'solved' }, user: signedIn(), api });
    await simulateIt(view);
    expect(await screen.findByText('This question has no simulation.')).toBeVisible();
    view.api.answer({ [simulation]: aSimulation({ hasStory: true }) });
    await press(view, 'Try again');
    expect(await screen.findByRole('button', { name: 'Show one trial' })).toBeVisible();
  });
});

describe('the numbers to simulate', () => {
  const numbers = (cards: string, red: string) => ({ cards, redShare: red });
  const variants = [
    { variant: null, numbers: numbers('20', '1/2') },
    { variant: '1.1', numbers: numbers('30', '1/3') },
    { variant: '1.2', numbers: numbers('9', '1/2') },
    { variant: '1.4', numbers: numbers('40', '1/2') },
  ];
  const solved = { status: 'solved', numbers: { count: 4, shown: numbers('20', '1/2') } } as const;

  async function openNumbers({ question, ...options }: Options = {}) {
    const view = renderLab({
      user: signedIn(),
      question: { ...solved, ...question },
      ...options,
      api: { [simulation]: aSimulation({ variants }), ...options.api },
    });
    await simulateIt(view);
    await lab();
    return view;
  }

  const slider = (name: string) => screen.findByRole<HTMLInputElement>('slider', { name });
  const expectNumbers = async (cards: string, red: string) => {
    expect(await slider('cards')).toHaveAttribute('aria-valuetext', cards);
    expect(await slider('red share')).toHaveAttribute('aria-valuetext', red);
  };
  const move = async (name: string, step: number) =>
    fireEvent.change(await slider(name), { target: { value: `${step}` } });
  const back = () => screen.queryByRole('button', { name: 'Back to this question’s numbers' });

  it('start at those shown, and each slider goes through its values', async () => {
    await openNumbers();
    await expectNumbers('20', '0.5');
    expect(await slider('cards')).toHaveAttribute('max', '3');
    expect(await slider('red share')).toHaveAttribute('max', '1');
    expect(screen.getByText('These are this question’s numbers.')).toBeVisible();
    expect(back()).toBeNull();
  });

  it('change together if they must, and find back', async () => {
    const { user } = await openNumbers();
    await move('cards', 2);
    await expectNumbers('30', '1/3');
    expect(screen.getByText(/^Other numbers: cards = 30, red share = 1\/3\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer the question with them' })).toHaveAttribute(
      'href',
      '/question/5?v=1.1',
    );
    // The share of red was not moved by hand, so it returns.
    await move('cards', 3);
    await expectNumbers('40', '0.5');
    await user.click(back() as HTMLElement);
    await expectNumbers('20', '0.5');
    expect(screen.getByRole('group', { name: 'Numbers to simulate' })).toHaveFocus();
  });

  it('are those of the URL', async () => {
    const shown = { variant: '1.2', numbers: { count: 4, shown: numbers('9', '1/2') } };
    await openNumbers({
      search: '?v=1.2&category=Risk',
      api: { 'GET /api/questions/5': aQuestion({ ...simulated, ...solved, ...shown }) },
    });
    await expectNumbers('9', '0.5');
    await move('cards', 1);
    await expectNumbers('20', '0.5');
    expect(screen.getByRole('link', { name: 'Answer the question with them' })).toHaveAttribute(
      'href',
      '/question/5?category=Risk',
    );
  });

  it('are not compared with an answer to others', async () => {
    localStorage.setItem(
      'martingale_lab_5',
      JSON.stringify({ userId: 7, by: 'answer', prediction: '1/4', variant: null }),
    );
    await openNumbers();
    expect(await screen.findByText('You answered 1/4.')).toBeVisible();
    await move('cards', 0);
    expect(screen.queryByText('You answered 1/4.')).toBeNull();
    await move('cards', 1);
    expect(screen.getByText('You answered 1/4.')).toBeVisible();
  });

  it.each([[[]], [variants.slice(0, 1)]])('cannot be chosen from %j', async (few) => {
    await openNumbers({ api: { [simulation]: aSimulation({ variants: few }) } });
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('an interactive figure', () => {
  const drawn = { lab: { slug: 'a-fair-game', kind: 'figure' } } as const;
  const explore = (view: View) => press(view, 'Explore this question');

  it('asks for a prediction first, and says what it shows', async () => {
    const view = renderLab({ question: drawn });
    expect(await screen.findByText(/^Opens a figure with sliders/)).toBeVisible();
    await explore(view);
    expect(
      await screen.findByText(/^The figure shows roughly where the answer is\./),
    ).toBeVisible();
    expect(await expectation()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open the figure' })).toBeVisible();
    expect(fetched(view)).toBe(0);
    await press(view, 'Close the figure');
    expect(screen.queryByText(/^The figure shows/)).toBeNull();
  });

  it('opens once the question was answered, and says if it cannot be loaded', async () => {
    const api = { [simulation]: refused(404, { message: 'This question has no simulation.' }) };
    const solved = { ...drawn, status: 'solved' } as const;
    await explore(renderLab({ question: solved, user: signedIn(), api }));
    expect(await screen.findByRole('region', { name: 'Interactive figure' })).toBeVisible();
    expect(await screen.findByText('This question has no simulation.')).toBeVisible();
  });

  it('is named where it was help', async () => {
    const exploredAt = '2026-03-01T09:00:00.000Z';
    const solved = { ...drawn, status: 'solved', exploredAt } as const;
    renderLab({ question: solved, user: signedIn() });
    expect(await screen.findByText('Solved after exploring the figure.')).toBeVisible();
  });
});

describe('the lab of a premium question', () => {
  const question = { isPremium: true, status: 'solved' } as const;

  it.each([
    ['a visitor', undefined, 'Sign in'],
    ['a user without a subscription', signedIn(), 'Subscribe Now'],
  ])('asks %s to subscribe, and fetches nothing', async (_who, user, link) => {
    const view = renderLab({ question, ...(user && { user }) });
    await simulateIt(view);
    const barrier = await screen.findByText(/^Included in Premium, with the solution/);
    const links = screen.getAllByRole('link', { name: link });
    expect(links.filter((one) => barrier.parentElement?.contains(one))).toHaveLength(1);
    expect(screen.queryByRole('textbox', { name: 'What do you expect?' })).toBeNull();
    expectClosed();
    expect(fetched(view)).toBe(0);
  });

  it.each([{ stripeSubscriptionId: 'sub_1' }, { isAdmin: true }])(
    'opens for a user with %j',
    async (rights) => {
      await simulateIt(renderLab({ question, user: signedIn(rights) }));
      expect(await lab()).toBeVisible();
    },
  );
});
