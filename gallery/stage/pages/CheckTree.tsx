import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CheckTree } from '../../../src/areas/access/matrix/CheckTree';
import { State } from '../State';
import { word } from '../words';

const m = {
  title: word('Политики', 'Policies', 'Siyosatlar'),
  list: word('Список ролей', 'The list of roles', 'Rollar roʻyxati'),
  locked: word('У вас самих нет этой политики', 'You do not hold it yourself', 'Oʻzingizda bu siyosat yoʻq'),
};
const saved: ReadonlySet<string> = new Set(['GET /rbac/roles']);

function Example({ isFixed = false }: { isFixed?: boolean }) {
  const intl = useIntl();
  const [checks, setChecks] = useState(saved);
  return (
    <CheckTree
      label={intl.formatMessage(m.title)}
      branches={[
        {
          id: '/rbac',
          label: '/rbac',
          leaves: [
            { id: 'GET /rbac/roles', label: 'GET /rbac/roles', note: intl.formatMessage(m.list) },
            { id: 'POST /rbac/role', label: 'POST /rbac/role', lockedWhy: intl.formatMessage(m.locked) },
          ],
        },
        { id: '/investors', label: '/investors', leaves: [{ id: 'GET /investors', label: 'GET /investors' }] },
      ]}
      checks={checks}
      before={saved}
      isUnfolded={isFixed}
      onCheck={
        isFixed
          ? undefined
          : (ids, isOn) =>
              setChecks((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
      }
    />
  );
}

export function Page() {
  return (
    <>
      <State name="To be ticked">
        <Example />
      </State>
      <State name="For reading, unfolded">
        <Example isFixed />
      </State>
    </>
  );
}
