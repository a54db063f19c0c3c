import { CheckmarkCircle20Regular, PersonAdd20Regular, TableSimple20Regular } from '@fluentui/react-icons';
import { QueueViews } from '../../../src/kit/list/QueueViews';
import { SelectFilter } from '../../../src/kit/list/SelectFilter';
import { Toolbar } from '../../../src/kit/list/Toolbar';
import { useSampleList } from '../list';
import { statuses, titles } from '../samples';
import { State } from '../State';
import { word } from '../words';

const views = [
  {
    id: 'sample.new',
    title: word('Ждут решения', 'Waiting for a decision', 'Qaror kutmoqda'),
    icon: PersonAdd20Regular,
    filters: { status: ['new'] },
  },
  {
    id: 'sample.active',
    title: word('Одобрены, без документа', 'Approved, no document yet', 'Tasdiqlangan, hujjatsiz'),
    icon: CheckmarkCircle20Regular,
    filters: { status: ['active'] },
  },
  {
    id: 'sample.all',
    title: word('Все заявки', 'All requests', 'Barcha arizalar'),
    icon: TableSimple20Regular,
    filters: { status: [] },
  },
] as const;

const options = Object.entries(statuses).map(([value, { label }]) => ({ value, label }));

function Sample() {
  const list = useSampleList();
  return (
    <>
      <QueueViews label={titles.status} list={list} views={views} counts={{ 'sample.new': 1240, 'sample.active': 7 }} />
      <Toolbar list={list}>
        <SelectFilter name="status" label={titles.status} options={options} />
      </Toolbar>
    </>
  );
}

// One key has one meaning on a page, so there is one example: its filter shows a list that stands at no step.
export function Page() {
  return (
    <State name="A step chosen, and none where the list is filtered otherwise" at="/?status=new">
      <Sample />
    </State>
  );
}
