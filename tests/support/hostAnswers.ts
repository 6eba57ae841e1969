import type { BrowserContext, Page, Route } from '@playwright/test';
import { FEATURES_HEADER } from '../../contract/builtins.ts';

type Fulfilled = NonNullable<Parameters<Route['fulfill']>[0]>;

/**
 * Has what the routes of a context's pages answer count as the server's own: with the header that all its answers have.
 * A test that stands for something in front of the server gives headers or a type of its own.
 */
export function answerAsHost(context: BrowserContext): void {
  for (const page of context.pages()) sign(page);
  context.on('page', sign);
}

function sign(page: Page): void {
  const route = page.route.bind(page);
  const unroute = page.unroute.bind(page);
  const made = new Map<unknown, Parameters<Page['route']>[1]>();
  page.route = (url, handler, options) => {
    const signing: typeof handler = (routed, request) => {
      const fulfill = routed.fulfill.bind(routed);
      routed.fulfill = (answer = {}) => fulfill(signed(answer));
      return handler(routed, request);
    };
    made.set(handler, signing);
    return route(url, signing, options);
  };
  page.unroute = (url, handler) => unroute(url, made.get(handler) ?? handler);
}

function signed(answer: Fulfilled): Fulfilled {
  const isOwn = answer.response || answer.headers || answer.contentType;
  return isOwn ? answer : { ...answer, headers: { [FEATURES_HEADER]: 'paging' } };
}
