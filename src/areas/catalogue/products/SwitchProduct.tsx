import { Switch } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useUpdateProductMutation, type Product } from '../../../api/marketplace/products';
import { useAsyncAction } from '../../../kit/actions/useAsyncAction';
import { notifyFailure } from '../../../kit/state/notifications';
import { useCan } from '../../../session/can';
import { t } from '../../../i18n/terms';
import { toFailure } from '../../../lib/failure';
import { useDispatch } from 'react-redux';
import { m } from './messages';

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
      dispatch(notifyFailure(toFailure(error)));
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
