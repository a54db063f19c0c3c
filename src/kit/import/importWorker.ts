import { readBytes } from './importDesk';

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void readBytes(data).then((answer) => self.postMessage(answer));
});
