/** The back end of this Jest worker, as a screen test sees it. It is as after the seed when a file begins. */
import type { BackEndCommand } from './backEndCommand';
import { forEachFile } from './fileHooks';

declare const process: { env: Record<string, string | undefined> };

let address = '';

/** Has the back end do something; gives its address. */
export async function tellBackEnd(command: BackEndCommand): Promise<string> {
  const answer = await fetch(`${process.env.BACK_ENDS}/${process.env.JEST_WORKER_ID}`, {
    method: 'POST',
    body: JSON.stringify(command),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

export const backEndAddress = () => address;

// The first file of a worker waits until there are rows, which a busy machine takes minutes to make.
forEachFile(() =>
  beforeAll(async () => {
    address = await tellBackEnd({ do: 'reset' });
  }, 600_000),
);
