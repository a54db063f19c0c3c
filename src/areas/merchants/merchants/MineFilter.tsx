import { Button } from '@fluentui/react-components';
import { Person20Filled, Person20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { t } from '../../../i18n/terms';
import { useFilteredList, useFilterName } from '../../../kit/table/listContext';
import { m } from './messages';

const options = [{ value: 'true', label: t.yes }];

/** Shows a KAM or a hunter the own merchants by one press, and all of them by another. */
export function MineFilter({ name }: { name: string }) {
  const list = useFilteredList(name);
  useFilterName(name, m.mine, options);
  const isOn = list.filters[name] === true;
  const Icon = isOn ? Person20Filled : Person20Regular;
  return (
    <Button
      aria-pressed={isOn}
      appearance={isOn ? 'primary' : 'secondary'}
      icon={<Icon aria-hidden />}
      onClick={() => list.set({ [name]: isOn ? undefined : true })}
    >
      <FormattedMessage {...m.mine} />
    </Button>
  );
}
