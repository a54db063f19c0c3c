import { preparePicture } from './pictureWorkerCore';

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void preparePicture(data).then((answer) => self.postMessage(answer));
});
