import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

const hydrationWarning = /hydrat|did not match|server.rendered/i;

type Problems = {
  /** Errors that a test may declare as expected. */
  errors: string[];
  /** Requests to anywhere but the site, which tests must not make. */
  foreignRequests: string[];
};

/** Collects what goes wrong in the pages of a context from now on. */
export function collectProblems(context: BrowserContext, siteUrl: string): Problems {
  const site = new URL(siteUrl);
  const errors: string[] = [];
  const foreignRequests: string[] = [];

  const noteForeign = (target: string) => {
    const url = new URL(target);
    const isNetwork = /^(https?|wss?):$/.test(url.protocol);
    if (isNetwork && url.host !== site.host) foreignRequests.push(target);
  };
  const isOwn = (target: string) => new URL(target).origin === site.origin;

  context.on('console', (message) => {
    if (isError(message)) {
      errors.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  // Uncaught errors and unhandled rejections.
  context.on('weberror', (webError) => {
    const error = webError.error();
    errors.push(`uncaught: ${error.stack ?? error.message}`);
  });
  context.on('request', (request) => noteForeign(request.url()));
  context.on('response', (response) => {
    if (response.status() >= 500 && isOwn(response.url())) {
      errors.push(
        `answered ${response.status()}: ${response.request().method()} ${response.url()}`,
      );
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Leaving a page aborts what it was still loading.
    if (reason !== 'net::ERR_ABORTED' && isOwn(request.url())) {
      errors.push(`request failed: ${request.method()} ${request.url()} (${reason})`);
    }
  });
  const watchSockets = (page: Page) => page.on('websocket', (socket) => noteForeign(socket.url()));
  context.on('page', watchSockets);
  context.pages().forEach(watchSockets);

  return { errors, foreignRequests };
}

function isError(message: ConsoleMessage): boolean {
  const type = message.type();
  return (
    type === 'error' ||
    type === 'assert' ||
    (type === 'warning' && hydrationWarning.test(message.text()))
  );
}
