import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { startBulk } from '../../../src/kit/bulk/useStartBulk';
import { useJobs } from '../../../src/kit/jobs/jobs';
import { ExportJobRow, type ExportJob } from '../../../src/kit/export/ExportJobRow';
import { JobsPanel } from '../../../src/kit/jobs/JobsPanel';
import { failures } from '../samples';
import { State } from '../State';
import { word } from '../words';

const title = word('Новый статус: Активный', 'New status: Active', 'Yangi holat: Faol');
const begin = word('Начать', 'Begin', 'Boshlash');

const nothing = () => undefined;
const job = {
  makes: 'file',
  total: 125_000,
  isUnderWay: () => true,
  resume: nothing,
  cancel: nothing,
  Row: ExportJobRow,
} as const;
const jobs: ExportJob[] = [
  { ...job, id: '1', title: 'Инвесторы', state: 'reading', rows: 48_000 },
  { ...job, id: '2', title: 'Инвесторы: выбранные', state: 'waiting', rows: 12_000, failure: failures.broken },
  { ...job, id: '3', title: 'Сверка выплат с очень длинным названием отчёта', state: 'packing', rows: 125_000 },
  { ...job, id: '4', title: 'Платежи', state: 'queued', rows: 0, total: undefined },
];

const pause = (time: number) => new Promise((settle) => setTimeout(settle, time));

/** Two hundred rows, of which every seventh is refused. */
function Bulk() {
  const intl = useIntl();
  const running = useJobs();
  const start = () =>
    startBulk(
      { title: intl.formatMessage(title), nameOf: (id) => `Каримова Дилноза ${id}`, wordsOf: () => undefined },
      {
        ids: Array.from({ length: 200 }, (_, at) => at + 1),
        skipped: [{ id: 201, code: 'transition_not_allowed' }],
        send: async (ids) => {
          await pause(1_000);
          const refused = ids.filter((id) => Number(id) % 7 === 0);
          return {
            done: ids.filter((id) => !refused.includes(id)),
            refused: refused.map((id) => ({ id, code: 'investments_exist' })),
          };
        },
        checkOutcome: () => Promise.resolve({ state: 'never' }),
        readAnswer: () => undefined,
        onRest: nothing,
        size: 10,
      },
    );
  return (
    <>
      <Button onClick={start}>{intl.formatMessage(begin)}</Button>
      {running.length > 0 && <JobsPanel jobs={running} />}
    </>
  );
}

export function Page() {
  return (
    <>
      <State name="Files being made">
        <JobsPanel jobs={jobs} />
      </State>
      <State name="One thing for many rows">
        <Bulk />
      </State>
    </>
  );
}
