import { expect, test } from './fixtures.ts';
import { endSession } from './support/accounts.ts';
import { comment } from './support/discussion-page.ts';
import { insertChain, insertComment, insertDiscussion } from './support/discussions.ts';

const text = String.raw`The price is $$\frac{\partial V}{\partial t} + \frac12 \sigma^2 S^2 \frac{\partial^2 V}{\partial S^2} + r S \frac{\partial V}{\partial S} - rV = 0,\qquad V(T, S) = \max(S - K, 0)$$

and the answer is ||one half||. See \`a_very_long_name_without_any_place_to_break_it_which_goes_on_and_on\`.

:::spoiler The whole argument
It follows from *symmetry*.
:::

> A quotation.`;

test('a discussion is accessible and fits', async ({ page, site, signInAs, expectRight }) => {
  test.slow();
  // Administrators see all that others see, and more.
  const user = await signInAs(page, { isAdmin: true });
  const { id } = await insertDiscussion(site.pool, {
    createdBy: user.id,
    content: text,
    isPinned: true,
  });
  const own = await insertComment(site.pool, id, { userId: user.id, content: 'My own words.' });
  const wide = await insertComment(site.pool, id, { parentId: own, content: text, likeCount: 12 });
  // One level deeper than the widest screens indent.
  const chain = await insertChain(site.pool, id, 16, wide);
  const last = chain.pop() ?? 0;
  const gone = await insertComment(site.pool, id, {
    userId: user.id,
    deletedAt: new Date(),
    deletionReason: 'Be kind',
  });
  await insertComment(site.pool, id, { parentId: gone });
  await page.goto(`/discussions/${id}#comment-${last}`);
  await expect(comment(page, last)).toBeInViewport();
  await comment(page, last).getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByRole('textbox', { name: 'Reply to Unknown User' })).toBeFocused();
  await comment(page, own).getByRole('button', { name: 'Edit' }).click();
  await expect(comment(page, gone).getByRole('button', { name: 'Restore' })).toBeVisible();
  // All of them have to fit; only the last one is checked with axe.
  await expectRight(page, { exclude: chain.map((one) => `#comment-${one}`).join() });

  const short = await insertDiscussion(site.pool);
  await insertComment(site.pool, short.id);
  await page.goto(`/discussions/${short.id}`);
  await page.getByRole('button', { name: 'Report' }).click();
  await expectRight(page, { include: 'dialog[open]' });

  await endSession(page);
  await page.goto(`/discussions/${short.id}`);
  await expect(page.getByRole('link', { name: 'Sign in to join the discussion' })).toBeVisible();
  await expectRight(page);
});
