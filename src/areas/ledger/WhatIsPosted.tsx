import { FormattedMessage } from 'react-intl';
import type { PostingDetail } from '../../api/system-user/ledger';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { Fact } from '../../kit/values/Facts';
import { accountName, postingKinds } from './ledgerTerms';
import { correspondence, m } from './messages';

/** By what a posting is known before it is decided about: which accounts, what for, to whom, by whom. */
export function WhatIsPosted({ posting }: { posting: PostingDetail }) {
  const format = useFormat();
  const {
    lines,
    kind,
    operation,
    date,
    counterparty,
    document_number: document,
    reverses,
    created_by: maker,
  } = posting;
  return (
    <>
      <Fact label={m.lines}>
        {lines.map(({ id, debit, credit, amount }) => (
          <div key={id}>
            <FormattedMessage
              {...correspondence}
              values={{ debit: accountName(debit), credit: accountName(credit), amount: format.money(amount) }}
            />
          </div>
        ))}
      </Fact>
      {kind && <Fact label={m.kind} value={postingKinds.text(kind)} />}
      <Fact label={t.operation} value={operation.name} />
      <Fact label={m.date} value={date} as="day" />
      <Fact label={m.counterparty} value={counterparty} optional />
      <Fact label={m.document} value={document} optional />
      <Fact label={m.reverses} value={reverses?.number} optional />
      <Fact label={m.text} value={posting.description} optional />
      <Fact label={m.made} value={maker?.name} optional />
    </>
  );
}
