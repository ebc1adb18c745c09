import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, ok, refused } from '#test/support/components/scripted-api.ts';
import { commentOf, threadApi, threadOf } from '#test/support/components/threads.ts';
import { DiscussionPage } from './discussion-page.tsx';

const after = (id: number) => `/api/discussions/1/comments?after=${id}`;
const [second, third] = [`GET ${after(5)}`, `GET ${after(6)}`] as const;
const pages = {
  [second]: { comments: [commentOf(6)], nextComments: after(6) },
  [third]: { comments: [commentOf(7)], nextComments: null },
};

/** Simulates the end of the comments coming into view. */
let scrollToEnd: () => void;
let isAtEnd: boolean;
beforeEach(() => {
  isAtEnd = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        scrollToEnd = () => notify([{ isIntersecting: true }]);
      }
      observe() {
        if (isAtEnd) scrollToEnd();
      }
      disconnect() {}
    },
  );
});

function renderLong(api = {}) {
  const thread = threadOf({ comments: [commentOf(5)], commentCount: 3, nextComments: after(5) });
  return renderPage(<DiscussionPage id={1} />, {
    api: { ...threadApi(thread, null), ...pages, ...api },
  });
}

const more = () => screen.findByRole('button', { name: /comments/ });
const ids = () => screen.getAllByRole('listitem').map(({ id }) => id);

describe('a long discussion', () => {
  it('loads more with a button, once, and focuses the first new comment', async () => {
    const { reply, letGo } = held(ok(pages[second]));
    const { user, api } = renderLong({ [second]: reply });
    await more();
    // Focusing the button scrolls it into view.
    act(scrollToEnd);
    await user.click(await more());
    letGo();
    await waitFor(() => expect(document.getElementById('comment-6')).toHaveFocus());
    expect(ids()).toEqual(['comment-5', 'comment-6']);
    expect(api.bodies(second)).toHaveLength(1);
  });

  it('loads more while its end is in view, and leaves the focus alone', async () => {
    isAtEnd = true;
    renderLong();
    await waitFor(() => expect(ids()).toEqual(['comment-5', 'comment-6', 'comment-7']));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  it('tries again only when asked, after a failure', async () => {
    const { user, api } = renderLong({ [second]: refused(503, { message: 'Very busy.' }) });
    await more();
    act(scrollToEnd);
    expect(await screen.findByText('Error loading comments')).toBeVisible();
    expect(screen.getByText('Very busy.')).toBeVisible();
    act(scrollToEnd);
    expect(api.bodies(second)).toHaveLength(1);
    api.answer({ [second]: pages[second] });
    await user.click(await more());
    await waitFor(() => expect(ids()).toHaveLength(2));
  });
});
