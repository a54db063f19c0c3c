import { readScale } from './readScale';

test('a scale is read where each step says months and percent', () => {
  expect(readScale('[{"before_months":3,"rate_percent":2.25}]')).toEqual([{ before_months: 3, rate_percent: 2.25 }]);
  for (const text of ['[]', '{}', '[1]', '[{"before_months":"3","rate_percent":1}]', 'no', '', '[', 'null', '12'])
    expect(readScale(text)).toBeUndefined();
});
