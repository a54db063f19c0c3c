import { Button } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCreateIrrMutation, type Irr } from '../../api/payment/irr';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { GridField, type GridColumn, type GridRow } from '../../kit/fields/GridField';
import { MoneyField } from '../../kit/fields/MoneyField';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { useIdempotencyKey } from '../../kit/write/useIdempotencyKey';
import { Dialog } from '../../kit/overlay/Dialog';
import { Fact, Facts } from '../../kit/values/Facts';
import { isLessMoney } from '../../lib/money';
import { m } from './messages';

interface Terms {
  amount: string;
  payments: GridRow[];
  [name: string]: unknown;
}

const emptyTerms = (): Terms => ({ amount: '', payments: [{ key: crypto.randomUUID(), payment: '' }] });

const amountFault = (payment: string) => (isLessMoney(payment, '0.01') ? 'invalid_amount' : undefined);
const columns: GridColumn[] = [{ id: 'payment', title: m.irrPayment, as: 'money', width: 200, check: amountFault }];

/** What money given out and paid back by months yields: the terms, then the rates, and back to the terms. */
export function IrrDialog({ onClose }: { onClose: () => void }) {
  const [terms, setTerms] = useState(emptyTerms);
  const [rates, setRates] = useState<Irr>();
  const reckoned = useRef<Irr>(undefined);
  if (rates) return <Rates rates={rates} onAgain={() => setRates(undefined)} onClose={onClose} />;
  const show = (answer: Irr, typed: Terms): void => {
    reckoned.current = answer;
    setTerms(typed);
  };
  return (
    <TermsForm
      terms={terms}
      onReckoned={show}
      onClose={() => {
        const answer = reckoned.current;
        reckoned.current = undefined;
        if (answer) setRates(answer);
        else onClose();
      }}
    />
  );
}

interface FormProps {
  terms: Terms;
  onReckoned: (rates: Irr, terms: Terms) => void;
  onClose: () => void;
}

function TermsForm({ terms, onReckoned, onClose }: FormProps) {
  const [create] = useCreateIrrMutation();
  const keyOf = useIdempotencyKey();
  const form = usePanelForm({ id: 'irr', values: terms });
  return (
    <FormDrawer
      title={m.irr}
      form={form}
      submit={m.irrReckon}
      onClose={onClose}
      onSubmit={async (typed) => {
        const body = { amount: typed.amount, payments: typed.payments.map(({ payment = '' }) => payment) };
        onReckoned(await create({ 'Idempotency-Key': keyOf(body), body }).unwrap(), typed);
      }}
    >
      <MoneyField name="amount" label={m.irrAmount} min="0.01" required />
      <GridField
        name="payments"
        label={m.irrPayments}
        help={m.irrHelp}
        columns={columns}
        newRow={(rows) => ({ payment: rows.at(-1)?.['payment'] ?? '' })}
        check={(rows) => (rows.length > 120 ? 'too_many' : undefined)}
      />
    </FormDrawer>
  );
}

function Rates({ rates, onAgain, onClose }: { rates: Irr; onAgain: () => void; onClose: () => void }) {
  const format = useFormat();
  return (
    <Dialog
      title={m.irr}
      onSubmit={onClose}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onAgain}>
            <FormattedMessage {...m.irrAgain} />
          </Button>
          <Button type="submit" appearance="primary">
            <FormattedMessage {...t.close} />
          </Button>
        </>
      }
    >
      <Facts>
        <Fact label={m.irrAmount} value={rates.amount} as="moneyWithCurrency" />
        <Fact label={m.irrSum} value={rates.sum} as="moneyWithCurrency" />
      </Facts>
      <Facts areFigures>
        <Fact label={m.irrMonth} value={format.percent(rates.month_percent)} />
        <Fact label={m.irrNominal} value={format.percent(rates.nominal_percent)} />
        <Fact label={m.irrEffective} value={format.percent(rates.effective_percent)} />
      </Facts>
    </Dialog>
  );
}
