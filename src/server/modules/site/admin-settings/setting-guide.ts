import type { AdminSetting } from '#shared/contracts/setting.ts';
import type { SettingKey } from '#shared/domain/settings.ts';

type Guide = Pick<AdminSetting, 'name' | 'kind' | 'explanation'>;

const ownPage = (page: string) => `If empty, the link leads to the site's own ${page} page.`;

/** The description of each setting, in display order. */
export const settingGuide: Record<SettingKey, Guide> = {
  app_title: {
    name: 'Site title',
    kind: 'text',
    explanation: 'The name of the site, shown in the header, the footer, browser tabs and emails.',
  },
  default_page_header: {
    name: 'Default page header',
    kind: 'text',
    explanation:
      'The heading of the question list, and of questions and discussions without a job title.',
  },
  company_logo: {
    name: 'Company logo',
    kind: 'image',
    explanation: 'Shown above the question list and the sign-in form.',
  },
  feedback_link: {
    name: 'Feedback link',
    kind: 'link',
    explanation: `Where the Feedback link in the header and footer goes. ${ownPage('feedback')}`,
  },
  newsletter_link: {
    name: 'Newsletter link',
    kind: 'link',
    explanation: `Where the Newsletter link in the header and footer goes. ${ownPage('newsletter')}`,
  },
  ebook_link: {
    name: 'eBook link',
    kind: 'link',
    explanation: `Where the eBook link in the header and footer goes. ${ownPage('eBook')}`,
  },
  contact_link: {
    name: 'Contact link',
    kind: 'contact',
    explanation: `Where the Contact link in the footer goes: an email address or a web page. ${ownPage('feedback')}`,
  },
  require_second_factor: {
    name: 'Two-step sign-in for administrators',
    kind: 'switch',
    explanation:
      'If on, administrators have no admin rights until they turn on two-step sign-in in their account settings. Turn on yours first.',
  },
};
