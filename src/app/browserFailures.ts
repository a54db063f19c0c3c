import { sendFailure } from '../api/transport/failureReports';

/** A page that breaks at every turn says so no more often. */
const most = 10;
const sent = new Set<string>();

/** What a script of ours has thrown; nothing of extensions of the browser, and nothing that says less than that something broke. */
function errorOf(event: ErrorEvent | PromiseRejectionEvent): Error | undefined {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  return error instanceof Error && error.stack?.includes('/assets/') ? error : undefined;
}

/** The words of an address, `back-office.investor.id`: what is no word of ours may be somebody's. The table of routes would weigh more than this. */
const screenOf = (path: string): string =>
  path
    .split('/')
    .filter(Boolean)
    .map((part) => (/^[a-z_-]+$/i.test(part) ? part : 'id'))
    .join('.');

/** Reports an error that nobody has caught, each once for a page: what it is called, where it was thrown and on which screen. */
export async function report(event: ErrorEvent | PromiseRejectionEvent): Promise<void> {
  const error = errorOf(event);
  if (!error?.stack || sent.has(error.stack) || sent.size >= most) return;
  sent.add(error.stack);
  await sendFailure({
    name: error.name,
    message: error.message.slice(0, 1_000),
    stack: error.stack.slice(0, 4_000),
    screen: screenOf(location.pathname),
  });
}
