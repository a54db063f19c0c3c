import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { SignedIn } from '../../../../tests/panel/formParts';
import { renderPart } from '../../../../tests/panel/renderPart';
import { DraftOffer } from '../../../kit/form/DraftOffer';
import { findDraft, keepDraft } from '../../../kit/state/drafts';
import { timings } from '../../../lib/timings';
import { useCheckDraft, type PendingChecks } from './useCheckDraft';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-20T06:00:00Z') });
});
afterEach(() => jest.useRealTimers());

const place = { user: 7, path: '/list', form: 'ticks' };
const kept = () => findDraft(place, Date.now())?.values;
const outdated = /С тех пор запись изменили/;

function Checks({ version }: { version: number }) {
  const [pendingChanges, setPendingChanges] = useState<PendingChecks>(new Map());
  const draft = useCheckDraft({ id: 'ticks', pendingChanges, version, onRestore: setPendingChanges });
  const pendingChange = (id: string, isOn: boolean) => setPendingChanges((before) => new Map([...before, [id, isOn]]));
  return (
    <>
      <DraftOffer offer={draft} isOutdated={draft.isOutdated} />
      <output>{JSON.stringify([...pendingChanges])}</output>
      {draft.tookOutdated && <p>outdated</p>}
      <button onClick={() => pendingChange('gl add', true)}>give</button>
      <button onClick={() => pendingChange('gl get', false)}>take</button>
      <button onClick={() => setPendingChanges(new Map())}>revert</button>
      <button onClick={draft.drop}>leave</button>
    </>
  );
}

async function open(version = 3) {
  const part = renderPart(
    <SignedIn>
      <Checks version={version} />
    </SignedIn>,
    { userOptions: { advanceTimers: jest.advanceTimersByTime } },
  );
  await act(async () => undefined);
  return { ...part, press: (name: string) => part.user.click(screen.getByText(name)) };
}
const wait = () => act(async () => void jest.advanceTimersByTime(timings.draftEvery));

it('are kept with the version that they were made upon, and offered back with their date', async () => {
  const { press, unmount } = await open();
  await press('give');
  await press('take');
  expect(kept()).toBeUndefined();
  await wait();
  expect(kept()).toEqual({ version: 3, ticks: { 'gl add': true, 'gl get': false } });
  unmount();

  const { press: pressAgain } = await open();
  expect(screen.getByText(/^Есть черновик от 20\.11\.2026 11:00:0/)).toBeInTheDocument();
  expect(screen.queryByText(outdated)).not.toBeInTheDocument();
  expect(screen.queryByText(/Личных данных/)).not.toBeInTheDocument();
  await pressAgain('Восстановить');
  expect(screen.getByText('[["gl add",true],["gl get",false]]')).toBeInTheDocument();
  expect(screen.queryByText('outdated')).not.toBeInTheDocument();
});

it('are kept when the window goes', async () => {
  const { press } = await open();
  await press('give');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(kept()).toEqual({ version: 3, ticks: { 'gl add': true } });
});

it('say that the record was changed meanwhile, until they are saved', async () => {
  keepDraft(place, { at: Date.now() - 60_000, values: { version: 2, ticks: { 'gl add': true } } });
  const { press } = await open();
  expect(screen.getByText(outdated)).toBeInTheDocument();
  await press('Восстановить');
  expect(screen.getByText('outdated')).toBeInTheDocument();
  await press('revert');
  expect(screen.queryByText('outdated')).not.toBeInTheDocument();
  expect(kept()).toBeUndefined();
});

it('leave no draft once there are none, or they are given up', async () => {
  const { press, unmount } = await open();
  await press('give');
  await wait();
  await press('revert');
  expect(kept()).toBeUndefined();
  await press('take');
  await wait();
  expect(kept()).toEqual({ version: 3, ticks: { 'gl get': false } });
  await press('leave');
  unmount();
  expect(kept()).toBeUndefined();
});

it('do not take away a draft that is only on offer', async () => {
  keepDraft(place, { at: Date.now() - 60_000, values: { version: 3, ticks: { 'gl add': true } } });
  const { unmount } = await open();
  unmount();
  expect(kept()).toBeDefined();
});

it.each([[{ ticks: 'x' }], [{ ticks: { a: 1 } }], [{}], [{ version: 3, ticks: null }]])(
  'are not offered back from what holds none: %j',
  async (values) => {
    keepDraft(place, { at: Date.now(), values });
    await open();
    expect(screen.queryByText(/Есть черновик/)).not.toBeInTheDocument();
  },
);
