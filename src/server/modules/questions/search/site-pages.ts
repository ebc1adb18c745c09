interface SitePage {
  path: string;
  name: string;
  kind: 'page' | 'setting';
  /** Other words that people look for it by. */
  words?: string;
  /** Who can open it; everyone if absent. */
  access?: 'user' | 'admin';
}

/** The screens that a search finds by name. */
export const sitePages: readonly SitePage[] = [
  { path: '/questions', name: 'Questions', kind: 'page', words: 'list bank practice' },
  { path: '/practice', name: 'Practice', kind: 'page', words: 'today next rating hub' },
  {
    path: '/practice/train',
    name: 'Training',
    kind: 'page',
    words: 'train practice next question one after another',
  },
  {
    path: '/practice/review',
    name: 'Review',
    kind: 'page',
    words: 'due repetition flashcards',
    access: 'user',
  },
  {
    path: '/practice/mistakes',
    name: 'My mistakes',
    kind: 'page',
    words: 'wrong replay again',
    access: 'user',
  },
  {
    path: '/practice/plan',
    name: 'Interview plan',
    kind: 'page',
    words: 'date days schedule calendar prepare',
    access: 'user',
  },
  {
    path: '/practice/interview',
    name: 'Mock interview',
    kind: 'page',
    words: 'simulation exam test clock',
    access: 'user',
  },
  {
    path: '/practice/room',
    name: 'Interview each other',
    kind: 'page',
    words: 'room two people friend partner pair peer live mock',
    access: 'user',
  },
  {
    path: '/practice/partner',
    name: 'Find a partner',
    kind: 'page',
    words: 'mock interview pair peer together times block',
    access: 'user',
  },
  {
    path: '/drills',
    name: 'Drills',
    kind: 'page',
    words: 'mental arithmetic math 80 in 8 sequences sprint timed test',
  },
  {
    path: '/drills/own',
    name: 'My drills',
    kind: 'page',
    words: 'own arithmetic share',
    access: 'user',
  },
  { path: '/questions?daily=1', name: 'Question of the Day', kind: 'page', words: 'daily today' },
  { path: '/topics', name: 'Topics', kind: 'page', words: 'primers collections map' },
  { path: '/pricing', name: 'Pricing', kind: 'page', words: 'premium plans price subscription' },
  { path: '/about', name: 'About', kind: 'page' },
  { path: '/feedback', name: 'Feedback', kind: 'page', words: 'contact' },
  { path: '/newsletter', name: 'Newsletter', kind: 'page', words: 'email' },
  { path: '/ebook', name: 'eBook', kind: 'page', words: 'book guide' },
  { path: '/progress', name: 'Progress', kind: 'page', words: 'streak calendar', access: 'user' },
  {
    path: '/lists',
    name: 'My lists',
    kind: 'page',
    words: 'own collections sets anki',
    access: 'user',
  },
  { path: '/notifications', name: 'Notifications', kind: 'page', access: 'user' },
  {
    path: '/account',
    name: 'Profile',
    kind: 'setting',
    words: 'account settings username email data export delete notifications',
    access: 'user',
  },
  {
    path: '/account?tab=password',
    name: 'Password',
    kind: 'setting',
    words: 'account settings change',
    access: 'user',
  },
  {
    path: '/account?tab=security',
    name: 'Security',
    kind: 'setting',
    words: 'account settings sessions devices two-step two-factor authenticator passkeys providers',
    access: 'user',
  },
  {
    path: '/account?tab=subscription',
    name: 'Subscription',
    kind: 'setting',
    words: 'account settings premium billing plan cancel card',
    access: 'user',
  },
  { path: '/admin', name: 'Admin', kind: 'page', words: 'administration', access: 'admin' },
];
