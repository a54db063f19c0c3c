import { exportDesk } from './exportDesk';
import type { Order } from './protocol';

const carryOut = exportDesk((report) => self.postMessage(report));

self.addEventListener('message', ({ data }: MessageEvent<Order>) => void carryOut(data));
