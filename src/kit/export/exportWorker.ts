import { exportWorkerCore } from './exportWorkerCore';
import type { Order } from './protocol';

const carryOut = exportWorkerCore((report) => self.postMessage(report));

self.addEventListener('message', ({ data }: MessageEvent<Order>) => void carryOut(data));
