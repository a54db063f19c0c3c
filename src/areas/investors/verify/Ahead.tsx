import { useEffect, useState } from 'react';
import {
  useGetCompanyDocumentDataQuery,
  useGetInvestorQuery,
  useGetPersonalDocumentDataQuery,
  useListInvestorVerifyHistoryRows,
  type InvestorRow,
} from '../../../api/investment/investors';
import { useListPlatformInvestorsRows } from '../../../api/system-user/investors';

interface Props {
  id: number;
  subject: InvestorRow['subject'];
}

/** Draws nothing: asks for whoever comes next, the photos too, so that going on takes no waiting. Keyed by who it is. */
export function Ahead({ id, subject }: Props) {
  const isPerson = subject === 'individual';
  const { currentData: investor } = useGetInvestorQuery({ id });
  useGetPersonalDocumentDataQuery({ id }, { skip: !isPerson });
  useGetCompanyDocumentDataQuery({ id }, { skip: isPerson });
  useListPlatformInvestorsRows(id);
  const [history] = useState({ filters: { id }, limit: 10, page: 1 });
  useListInvestorVerifyHistoryRows(history);
  const photos = investor?.photos;
  useEffect(() => {
    // The browser keeps what it was asked for.
    for (const { url } of photos ?? []) new Image().src = url;
  }, [photos]);
  return null;
}
