import { inOrder } from './ledgerChoices';

test('the lines of profit and loss stand by their order, however they came (WF-11)', () => {
  const lines = [{ order: 30 }, { order: 10 }, { order: 20 }];
  expect(inOrder(lines)).toEqual([{ order: 10 }, { order: 20 }, { order: 30 }]);
  expect(lines[0]).toEqual({ order: 30 });
});
