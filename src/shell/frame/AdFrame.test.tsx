import { screen } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { AdFrame, adRefresh } from './AdFrame';

describe('the advertisement', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is kept in a sandbox, told every twenty seconds to begin anew, and no more once the layout goes (LAY-17)', () => {
    const { unmount } = renderPart(<AdFrame />);
    const frame = screen.getByTitle<HTMLIFrameElement>('Реклама');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame).toHaveAttribute('src', '/ad-frame.html');
    const posted = jest.spyOn(frame.contentWindow as Window, 'postMessage');
    jest.advanceTimersByTime(adRefresh - 1);
    expect(posted).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(posted).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2 * adRefresh);
    expect(posted).toHaveBeenCalledTimes(3);
    expect(adRefresh).toBe(20_000);
    unmount();
    jest.advanceTimersByTime(5 * adRefresh);
    expect(posted).toHaveBeenCalledTimes(3);
  });
});
