import { Input } from '@fluentui/react-components';
import { fireEvent, screen } from '@testing-library/react';
import { Activity, useEffect, useRef } from 'react';
import { renderPart } from '../../../tests/panel/renderPart';
import { deafenHidden } from './parkPanels';

/** Two pages, of which the second has never been shown: it came while its tab was hidden. */
function Pages({ onChange }: { onChange: (value: string) => void }) {
  const panels = useRef<HTMLDivElement>(null);
  useEffect(() => deafenHidden(panels.current), []);
  return (
    <div ref={panels}>
      {(['visible', 'hidden'] as const).map((mode) => (
        <Activity key={mode} mode={mode}>
          <div id={mode}>
            <Input aria-label={mode} onChange={(_, { value }) => onChange(value)} />
          </div>
        </Activity>
      ))}
    </div>
  );
}

it('what a program fills in on a page that nobody sees is not heard there, and is no error (E-13)', async () => {
  const onChange = jest.fn();
  const errors: string[] = [];
  const hear = (event: ErrorEvent): void => {
    event.preventDefault();
    errors.push(event.message);
  };
  window.addEventListener('error', hear);
  renderPart(<Pages onChange={onChange} />);
  const unseen = await screen.findByRole('textbox', { name: 'hidden', hidden: true });
  fireEvent.change(unseen, { target: { value: 'filled in' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'visible' }), { target: { value: 'typed' } });
  window.removeEventListener('error', hear);
  expect(errors).toEqual([]);
  expect(onChange.mock.calls).toEqual([['typed']]);
});
