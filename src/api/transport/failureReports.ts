/** What is sent of an error that nobody has caught. The back end keeps of it what is of the program (server/http/browserFailures.ts). */
export interface FailureReport {
  name: string;
  message: string;
  stack: string;
  /** Its address in words: `back-office.investor.id`. */
  screen: string;
}

/** Sends it, also from a page that is being left; the answer says nothing. */
export async function sendFailure(report: FailureReport): Promise<void> {
  await fetch('/api/browser-failures', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  });
}
