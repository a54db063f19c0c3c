import { Switch } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useUpdateProductMutation, type Product } from '../../../api/marketplace/products';
import { useAsyncAction } from '../../../kit/actions/useAsyncAction';
import { notify, notifyFailure } from '../../../kit/state/notifications';
import { useCan } from '../../../session/can';
import { t } from '../../../i18n/terms';
import { toFailure, type Failure } from '../../../lib/failure';
import { useDispatch } from 'react-redux';
import { lackingToBeOn, m } from './messages';

/** What the product lacks to be on; in a row there are no fields that the refusal could stand at. */
const lacksIn = ({ fields = {} }: Failure) => [
  ...(fields['spic'] === 'required' ? [m.spic] : []),
  ...(fields['is_active'] === 'image_missing' ? [m.modelPhoto] : []),
];

/** The switch of a product in its row. What it lacks to be on is said when it is refused. */
export function SwitchProduct({ product: { id, version, name, is_active: isActive } }: { product: Product }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const mayChange = useCan()('catalog.update');
  const [update] = useUpdateProductMutation();
  const action = useAsyncAction(async () => {
    try {
      await update({ id, 'If-Match': version, body: { is_active: !isActive } }).unwrap();
    } catch (error) {
      const failure = toFailure(error);
      const lacks = lacksIn(failure).map((name) => intl.formatMessage(name));
      dispatch(
        lacks.length > 0
          ? notify({ tone: 'error', title: lackingToBeOn, values: { lacks: lacks.join(', ') } })
          : notifyFailure(failure),
      );
      throw error;
    }
  }, t.statusEdited);
  return (
    <Switch
      checked={isActive}
      disabled={!mayChange || action.isBusy}
      aria-label={[intl.formatMessage(m.isOn), name].join(': ')}
      onClick={(event) => event.stopPropagation()}
      onChange={() => action.start()}
    />
  );
}
