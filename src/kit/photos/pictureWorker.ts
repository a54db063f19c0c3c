import { preparePicture, type Asked } from './pictureWorkerCore';

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void preparePicture(data).then((answer) => self.postMessage(answer));
});
