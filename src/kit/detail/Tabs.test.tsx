import { screen } from '@testing-library/react';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import { Tabs } from './Tabs';

const m = defineMessages({
  lists: { id: 'test.lists', defaultMessage: 'Списки' },
  one: { id: 'test.one', defaultMessage: 'Первый' },
  two: { id: 'test.two', defaultMessage: 'Второй' },
  three: { id: 'test.three', defaultMessage: 'Третий' },
});
const tabs = [
  { name: 'one', title: m.one },
  { name: 'two', title: m.two },
  { name: 'three', title: m.three },
] as const;

function Sample() {
  const [chosen, choose] = useState<'one' | 'two' | 'three'>('one');
  return (
    <Tabs label={m.lists} tabs={tabs} chosen={chosen} onChoose={choose}>
      {`under ${chosen}`}
    </Tabs>
  );
}

test('the arrows, Home and End go from tab to tab and open what they come to', async () => {
  const { user } = renderPart(<Sample />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Первый' })).toHaveFocus();
  for (const [key, name, under] of [
    ['ArrowRight', 'Второй', 'two'],
    ['End', 'Третий', 'three'],
    ['ArrowRight', 'Первый', 'one'],
    ['ArrowLeft', 'Третий', 'three'],
    ['Home', 'Первый', 'one'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(`under ${under}`);
  }
});

test('only the chosen tab is on the way of Tab, and a press opens another', async () => {
  const { user } = renderPart(<Sample />);
  await user.click(screen.getByRole('tab', { name: 'Второй' }));
  expect(screen.getByRole('tablist', { name: 'Списки' })).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('under two');
});
