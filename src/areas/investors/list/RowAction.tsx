import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetInvestorQuery } from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { notifyFailure } from '../../../kit/state/notifications';
import type { InvestorFormName } from '../card/investorForms';
import { InvestorForm } from '../card/InvestorForm';

interface Props {
  id: number;
  action: InvestorFormName;
  onClose: () => void;
}

/** An action begun in a row: the record is read first, since a row does not tell its version. */
export function RowAction({ id, action, onClose }: Props) {
  const dispatch = useDispatch();
  const { item, failure } = useRecordQuery(useGetInvestorQuery({ id }, { refetchOnMountOrArgChange: true }), id);
  const isLost = item === undefined && failure !== undefined;
  useEffect(() => {
    if (!isLost) return;
    dispatch(notifyFailure(failure));
    onClose();
  }, [dispatch, failure, isLost, onClose]);
  return item && <InvestorForm name={action} investor={item} onClose={onClose} />;
}
