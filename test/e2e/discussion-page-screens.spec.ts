import { expect, test } from './fixtures.ts';
import { endSession } from './support/accounts.ts';
import { comment } from './support/discussion-page.ts';
import { insertComment, insertDiscussion } from './support/discussions.ts';

const text = String.raw`The price is $$\frac{\partial V}{\partial t} + \frac12 \sigma^2 S^2 \frac{\partial^2 V}{\partial S^2} + r S \frac{\partial V}{\partial S} - rV = 0,\qquad V(T, S) = \max(S - K, 0)$$

and the answer is ||one half||. See \`a_very_long_name_without_any_place_to_break_it_which_goes_on_and_on\`.

:::spoiler The whole argument
It follows from *symmetry*.
:::

> A quotation.`;

test('a discussion is accessible and fits', async ({ page, site, signInAs, expectRight }) => {
  test.slow();
  const user = await signInAs(page);
  const { id } = await insertDiscussion(site.pool, {
    createdBy: user.id,
    content: text,
    isPinned: true,
  });
  const own = await insertComment(site.pool, id, { userId: user.id, content: text });
  let last = await insertComment(site.pool, id, { parentId: own, likeCount: 12 });
  for (let depth = 2; depth < 20; depth += 1) {
    last = await insertComment(site.pool, id, { parentId: last, content: 'A *short* answer.' });
  }
  const gone = await insertComment(site.pool, id, { deletedAt: new Date(), userId: user.id });
  await insertComment(site.pool, id, { parentId: gone });
  await page.goto(`/discussions/${id}#comment-${last}`);
  await expect(comment(page, last)).toBeInViewport();
  await comment(page, last).getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByRole('textbox', { name: 'Reply to Unknown User' })).toBeFocused();
  await comment(page, own).getByRole('button', { name: 'Edit' }).click();
  await expectRight(page);

  await comment(page, last).getByRole('button', { name: 'Report' }).click();
  await expectRight(page);
  await page.keyboard.press('Escape');

  await signInAs(page, { isAdmin: true });
  await page.goto(`/discussions/${id}`);
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
  await expectRight(page);

  await endSession(page);
  await page.goto(`/discussions/${id}`);
  await expectRight(page);
});
