import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetInvestorQuery } from '../../../api/investment/investors';
import { useLoaded } from '../../../api/loaded';
import { notifyFailure } from '../../../kit/notices';
import type { DeedName } from './deeds';
import { InvestorDeed } from './InvestorDeed';

interface Props {
  id: number;
  deed: DeedName;
  onClose: () => void;
}

/** A deed begun in a row: the record is read first, since a row does not tell its version. */
export function RowDeed({ id, deed, onClose }: Props) {
  const dispatch = useDispatch();
  const { item, failure } = useLoaded(useGetInvestorQuery({ id }, { refetchOnMountOrArgChange: true }), id);
  const isLost = item === undefined && failure !== undefined;
  useEffect(() => {
    if (!isLost) return;
    dispatch(notifyFailure(failure));
    onClose();
  }, [dispatch, failure, isLost, onClose]);
  return item && <InvestorDeed name={deed} investor={item} onClose={onClose} />;
}
