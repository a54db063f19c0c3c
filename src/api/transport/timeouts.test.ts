import * as httpStatus from '../../lib/httpStatus';
import { timings } from '../../lib/timings';
import { timeouts } from './timeouts';

it('calls of the payment service take as long as the requirements give them, a tick and a summary as well (CONST-01, CONST-15, CONST-16)', () => {
  expect(timeouts.pay).toBe(12_000_000);
  expect([timings.check, timings.summary]).toEqual([300, 20_000]);
});

it('the statuses that the panel decides by have names (CONST-13)', () => {
  const { ok, badRequest, serverError, badGateway } = httpStatus;
  expect([ok, badRequest, serverError, badGateway]).toEqual([200, 400, 500, 502]);
});
