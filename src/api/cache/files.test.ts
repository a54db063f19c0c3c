import { createBrowser, person } from '../../../tests/support/browser';
import { createCaller, createService } from '../../../tests/support/service';
import { timeouts } from '../transport/timeouts';
import { download } from './download';
import { upload } from './upload';

/** Thunks are given what the store would give them; these ask only for the gateway. */
async function signedIn() {
  const caller = createCaller(createBrowser().openWindow());
  await caller.vault.open(createService().issue(), person, true);
  const run = <Result>(thunk: (dispatch: never, getState: never, extra: typeof caller.extra) => Promise<Result>) =>
    thunk(undefined as never, undefined as never, caller.extra);
  return { ...caller, run };
}
afterEach(() => jest.restoreAllMocks());

it('a file that does not go up fails as an upload, and has the time of its service (CONST-01, ERR-08)', async () => {
  const { run } = await signedIn();
  const given: number[] = [];
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function breaks(this: XMLHttpRequest) {
    given.push(this.timeout);
    this.onerror?.(new ProgressEvent('error'));
  });
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  for (const url of ['/payment/v1/files', '/investment/files'])
    await expect(run(upload({ url, body: { file: new File(['x'], 'x.pdf') } }, options))).rejects.toMatchObject({
      kind: 'network',
      work: 'upload',
    });
  expect(given).toEqual([timeouts.pay, timeouts.upload]);
});

it('a file that does not come in time has the time of its service, and says so', async () => {
  const { run } = await signedIn();
  const clock = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const late = new AbortController();
    late.abort(new DOMException('late', 'TimeoutError'));
    return late.signal;
  });
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('late', 'TimeoutError'));
  for (const url of ['/payment/v1/template', '/investment/report'])
    await expect(run(download({ url }))).rejects.toMatchObject({ kind: 'timeout' });
  expect(clock.mock.calls).toEqual([[timeouts.pay], [timeouts.usual]]);
});
