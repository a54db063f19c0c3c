import { useCallback } from 'react';
import { defineMessage } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { useNoticePath } from './notificationTarget';
import type { NoticeInput } from './notifications';

const withAmount = defineMessage<{ record: string; amount: string }>({
  id: 'kit.noticeActions.recordAndAmount',
  defaultMessage: '{record} · {amount}',
});
const alone = defineMessage<{ record: string }>({ id: 'kit.noticeActions.record', defaultMessage: '{record}' });

/** What was done, said so that one of thirty is told from the others. */
export interface NoticeAbout {
  /** The number by which the record is known. */
  record: string;
  /** A decimal string, where money was decided about. */
  amount?: string;
  /** Whose it is; shown in this window, and not kept on the device. */
  person?: string;
  /** The address of the record; the page on the screen, or the record of the row, unless told otherwise. */
  path?: string;
}

/** Turns what a decision was about into the words, the link and the copy of its notice. */
export function useNoticeAbout(): (about: NoticeAbout) => Omit<NoticeInput, 'tone' | 'title'> {
  const format = useFormat();
  const here = useNoticePath();
  return useCallback(
    ({ record, amount, person, path = here }) => {
      const values: Record<string, string> = { record };
      if (amount !== undefined) values['amount'] = format.moneyWithCurrency(amount);
      return { text: amount === undefined ? alone : withAmount, values, record, person, path };
    },
    [format, here],
  );
}
