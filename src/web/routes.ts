import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The route table. */
export default [
  layout('routes/shell.tsx', [
    index('routes/landing.tsx'),
    route('about', 'routes/about.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('questions', 'routes/questions.tsx'),
    route('question/:id/:slug?', 'routes/question.tsx'),
    route('topics', 'routes/topics.tsx'),
    route('topics/:slug', 'routes/topic.tsx'),
    route('practice', 'routes/practice.tsx'),
    route('collections/:slug', 'routes/collection.tsx'),
    // Visitors are told what lists are for.
    route('lists', 'routes/lists.tsx'),
    route('lists/:id', 'routes/list.tsx'),
    route('shared-list', 'routes/shared-list.tsx'),
    route('discussions/:id?', 'routes/discussion.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('confirm-email', 'routes/confirm-email.tsx'),
    route('revert-email', 'routes/revert-email.tsx'),
    route('email-verified', 'routes/email-verified.tsx'),
    route('email-verification-failed', 'routes/email-verification-failed.tsx'),
    // These two show visitors a sign-in prompt themselves.
    route('verify-email', 'routes/verify-email.tsx'),
    route('request-verification', 'routes/request-verification.tsx'),
    route('unsubscribe', 'routes/unsubscribe.tsx'),
    route('katex-test', 'routes/katex-test.tsx'),
    route('feedback', 'routes/feedback.tsx'),
    route('newsletter/:step?', 'routes/newsletter.tsx'),
    route('ebook', 'routes/ebook.tsx'),
    layout('routes/protected.tsx', [
      route('account', 'routes/account.tsx'),
      route('progress', 'routes/progress.tsx'),
      route('practice/review', 'routes/practice-review.tsx'),
      route('notifications', 'routes/notifications.tsx'),
      route('subscription', 'routes/subscription.tsx'),
      route('subscription/success', 'routes/subscription-success.tsx'),
      layout('routes/admin-only.tsx', [
        route('admin', 'routes/admin.tsx'),
        route('admin/overview', 'routes/overview.tsx'),
        route('admin/outbox', 'routes/outbox.tsx'),
        route('admin/moderation', 'routes/moderation.tsx'),
        route('admin/subscribers', 'routes/subscribers.tsx'),
        route('admin/audience', 'routes/audience.tsx'),
        route('admin/audit', 'routes/audit.tsx'),
      ]),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
