import { readBytes } from './importWorkerCore';

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void readBytes(data).then((answer) => self.postMessage(answer));
});
