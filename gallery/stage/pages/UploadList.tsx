import { UploadList } from '../../../src/kit/fields/UploadList';
import { failures } from '../samples';
import { State } from '../State';

const nothing = () => undefined;

export function Page() {
  return (
    <State name="Waiting, on its way, done, failed">
      <UploadList
        uploads={[
          { id: '1', name: 'договор.pdf', state: 'waiting' },
          {
            id: '2',
            name: 'очень длинное имя файла, которое не помещается в одну строку.docx',
            state: 'sending',
            progress: 0.62,
          },
          { id: '3', name: 'паспорт.jpg', state: 'done' },
          { id: '4', name: 'отчёт.xlsx', state: 'failed', failure: failures.broken },
        ]}
        onCancel={nothing}
        onRetry={nothing}
        onRemove={nothing}
      />
    </State>
  );
}
