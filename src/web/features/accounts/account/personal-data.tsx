import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useFreshDownload } from '../../../components/use-fresh-download.ts';
import { callUrl } from '../../../lib/api-call.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { Section } from './section.tsx';

export function PersonalData() {
  const [isDeleting, setDeleting] = useState(false);
  const handleDownload = useFreshDownload();
  return (
    <>
      <Section title="Your data" text="Everything the site stores about you, in one JSON file.">
        <ButtonLink
          to={callUrl('GET /api/user/data')}
          reloadDocument
          download
          onClick={handleDownload}
          variant="secondary"
          size="medium"
        >
          Download my data
        </ButtonLink>
      </Section>
      <Section title="Delete account" text="This is permanent and can't be undone.">
        <div className="needs-scripts">
          <Button variant="danger" size="medium" onClick={() => setDeleting(true)}>
            Delete account
          </Button>
        </div>
        <Dialog title="Delete account" isOpen={isDeleting} onClose={() => setDeleting(false)}>
          <DeleteAccountForm onCancel={() => setDeleting(false)} />
        </Dialog>
      </Section>
    </>
  );
}
