import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { passwordDialog, passwordNeededFor } from '#test/support/components/password-needed.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { findToast } from '#test/support/components/toast.ts';
import { useFreshDownload } from './use-fresh-download.ts';

const check = 'GET /api/reauthenticate';

/** Says when the link would be followed. */
function Page({ onFollow }: { onFollow: () => void }) {
  const handleDownload = useFreshDownload();
  return (
    <div
      role="none"
      onClick={(event) => {
        if (!event.defaultPrevented) onFollow();
        event.preventDefault();
      }}
    >
      <a href="/api/user/data" download onClick={handleDownload}>
        Download
      </a>
    </div>
  );
}

function open() {
  const onFollow = vi.fn();
  const page = renderPage(<Page onFollow={onFollow} />, {
    api: passwordNeededFor({ [check]: null }),
  });
  return { ...page, onFollow };
}

it('follows the link once the password is entered, and again until that expires', async () => {
  const { user, onFollow } = open();
  const link = await screen.findByRole('link', { name: 'Download' });
  await user.click(link);
  const prompt = await passwordDialog(user);
  expect(onFollow).not.toHaveBeenCalled();
  await prompt.enter();
  await waitFor(() => expect(onFollow).toHaveBeenCalledTimes(1));
  await user.click(link);
  await waitFor(() => expect(onFollow).toHaveBeenCalledTimes(2));
});

it('says that nothing was downloaded without it', async () => {
  const { user, onFollow } = open();
  await user.click(await screen.findByRole('link', { name: 'Download' }));
  await (await passwordDialog(user)).cancel();
  expect(await findToast('Download failed')).toHaveTextContent(
    'Please enter your password to continue.',
  );
  expect(onFollow).not.toHaveBeenCalled();
});
