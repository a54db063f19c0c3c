/**
 * fast-check as the tests use it: the same cases in each usual run, so that a run says something about the change and
 * not about luck; new ones each time in `npm run chaos`, where a failure names its seed.
 */
import fc from 'fast-check';
import { isChaos } from './chaos';

if (!isChaos) fc.configureGlobal({ seed: 20_261_121 });

export { fc };
