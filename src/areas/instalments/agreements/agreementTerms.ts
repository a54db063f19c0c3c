import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  Prohibited16Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { AgreementKind, AgreementStatus } from '../../../api/payment/agreements';
import { choices } from '../../../kit/table/choices';

export const w = defineMessages({
  search: { id: 'instalments.agreements.search', defaultMessage: 'Номер договора или имя' },
  empty: { id: 'instalments.agreements.empty', defaultMessage: 'Договоров и актов пока нет' },
  date: { id: 'instalments.agreements.date', defaultMessage: 'Дата подписания' },
  signedAt: { id: 'instalments.agreements.signedAt', defaultMessage: 'Подписан' },
  act: { id: 'instalments.agreements.act', defaultMessage: 'Акт передачи' },
  contract: { id: 'instalments.agreements.contract', defaultMessage: 'Договор клиента' },
  statusPending: { id: 'instalments.agreements.status.pending', defaultMessage: 'Ждёт подписи' },
  statusSigned: { id: 'instalments.agreements.status.signed', defaultMessage: 'Подписан клиентом' },
  statusRejected: { id: 'instalments.agreements.status.rejected', defaultMessage: 'Не подписан' },
  statusVoid: { id: 'instalments.agreements.status.void', defaultMessage: 'Потерял силу' },
});

export const agreementKinds = choices<AgreementKind>({ contract: w.contract, act: w.act });

export const agreementStatus = choices<AgreementStatus>({
  pending: { label: w.statusPending, tone: 'warning', icon: Clock16Regular },
  signed: { label: w.statusSigned, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: w.statusRejected, tone: 'danger', icon: DismissCircle16Regular },
  void: { label: w.statusVoid, tone: 'neutral', icon: Prohibited16Regular },
});
