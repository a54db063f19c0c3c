import { weekdayNames } from './dateNames';

describe('the days of the week', () => {
  it('have their names in each language', () => {
    expect(weekdayNames('ru-RU')[0]).toEqual({ full: 'понедельник', short: 'пн' });
    expect(weekdayNames('en-US')[6]).toEqual({ full: 'Sunday', short: 'Sun' });
  });

  it('are asked of the browser in no language that Chromium does not know', () => {
    const asked = jest.spyOn(Intl, 'DateTimeFormat');
    expect(weekdayNames('uz-UZ')[6]).toEqual({ full: 'yakshanba', short: 'ya' });
    expect(weekdayNames('kk-KZ')[0]).toEqual({ full: 'понедельник', short: 'пн' });
    expect(new Set(asked.mock.calls.map(([locale]) => locale))).toEqual(new Set(['ru-RU']));
    asked.mockRestore();
  });
});
