import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderQuestionPage } from '#test/support/components/question-page.tsx';
import { aSolution, savedAt } from '#test/support/components/questions.ts';

const first = aSolution('The first version.');
const second = aSolution('The second version.', { updatedAt: '2026-03-02T09:00:00.000Z' });
const poll = 'GET /api/solution-updates?questionId=5';
const interval = 2000;

/** Only the polling timer is fake. */
async function renderSolution({ isVisible = true } = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const page = renderQuestionPage({
    user: signedIn({ isAdmin: true }),
    question: { isVisible },
    api: { 'GET /api/solutions/5': first, [poll]: savedAt(first) },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Show Solution' }));
  await screen.findByText('The first version.');
  const polls = () => page.api.bodies(poll).length;
  const pollsDue = async () => {
    const before = polls();
    await act(() => vi.advanceTimersByTimeAsync(interval));
    return polls() - before;
  };
  return { ...page, polls, pollsDue };
}

const solutionsFetched = ({ requests }: { requests: { url: string }[] }) =>
  requests.filter(({ url }) => url.startsWith('/api/solutions/')).length;

describe('a newer solution', () => {
  it('replaces the one on screen without a skeleton', async () => {
    const { api, pollsDue } = await renderSolution();
    api.answer({ 'GET /api/solutions/5': second, [poll]: savedAt(second) });
    const sawSkeleton = vi.fn();
    const observer = new MutationObserver(() => {
      if (screen.queryByText('Loading the solution…')) sawSkeleton();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await pollsDue();
    expect(await screen.findByText('The second version.')).toBeVisible();
    expect(sawSkeleton).not.toHaveBeenCalled();
    observer.disconnect();
  });

  it('shows immediately after an event about this question, but no other', async () => {
    const { api } = await renderSolution();
    api.answer({ 'GET /api/solutions/5': second });
    const announce = (questionId: number) =>
      act(async () => {
        dispatchEvent(new CustomEvent('solution_updated', { detail: { questionId } }));
      });
    const before = solutionsFetched(api);
    await announce(6);
    expect(solutionsFetched(api)).toBe(before);
    await announce(5);
    expect(await screen.findByText('The second version.')).toBeVisible();
    expect(solutionsFetched(api)).toBe(before + 1);
  });

  it('is polled for while the tab is visible and the solution shows', async () => {
    const { user, pollsDue, polls } = await renderSolution();
    expect(polls()).toBe(1);
    expect(await pollsDue()).toBe(1);
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await pollsDue()).toBe(0);
    state.mockReturnValue('visible');
    expect(await pollsDue()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Hide Solution' }));
    expect(await pollsDue()).toBe(0);
  });

  it('is not polled for on a hidden question', async () => {
    const { polls, pollsDue } = await renderSolution({ isVisible: false });
    expect(await pollsDue()).toBe(0);
    expect(polls()).toBe(0);
  });
});
