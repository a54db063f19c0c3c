import { Button, Field, makeStyles, Radio, RadioGroup, Select, tokens } from '@fluentui/react-components';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CashInBankDetail } from '../../../api/investment/cashIn';
import { useFormat } from '../../../i18n/format';
import { KeyHint } from '../../../kit/actions/KeyHint';
import { verbLetters } from '../../../kit/actions/verbKeys';
import { Section } from '../../../kit/detail/Section';
import { useShortcuts } from '../../../kit/state/shortcuts';
import { useCan } from '../../../session/can';
import { useInvestorName } from '../../../parts/useInvestorName';
import { Candidate } from './Candidate';
import { mayReceive } from './cashInTerms';
import { FindInvestor } from './FindInvestor';
import { confirmVerb, contractMissing, m } from './messages';
import { isOtherName, missingContract, payerOf, type Payer, type Posting } from './payer';
import { t } from '../../../i18n/terms';

const useStyles = makeStyles({
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  contract: { maxWidth: '40ch' },
  foot: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalXS },
});

/** The contract that the purpose of the payment names, when it names one. */
const namedIn = (payer: Payer | undefined): string =>
  String(payer?.investments.find(({ is_named }) => is_named)?.id ?? '');

interface Props {
  claim: CashInBankDetail;
  /** Asks whether to post the money to this investor. */
  onAsk: (posting: Posting) => void;
}

/** Whose money it is: who is proposed and why, another one found by hand, and the posting. */
export function PayerSection({ claim, onAsk }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const nameOf = useInvestorName();
  const reason = useId();
  const mayDecide = useCan()('cash_in.enable');
  const [byHand, setByHand] = useState<Payer>();
  const payers: Payer[] = [...claim.candidates, ...(byHand ? [byHand] : [])];
  // Only a sure match is chosen beforehand: a guess, and a number under another name, is for a person to look at.
  const sure = claim.candidates.find(
    (one) => one.match_confidence === 'exact' && !isOtherName(one) && mayReceive(one.investor.status),
  );
  const [chosen, setChosen] = useState(sure?.investor.id);
  const payer = payers.find(({ investor }) => investor.id === chosen);
  const [contract, setContract] = useState<string>();
  const said = contract ?? namedIn(payer);
  const investment = payer?.investments.find(({ id }) => String(id) === said);
  const missing = payer && missingContract(claim.purpose, payer);
  const blocked = !payer ? m.chooseFirst : !mayReceive(payer.investor.status) && m.mayNotReceive;
  const ask = (): void => {
    if (payer && !blocked) onAsk({ payer, investment });
  };
  useShortcuts(
    mayDecide && !blocked
      ? [{ id: 'card.approve', title: m.confirm, scope: 'card', keys: [verbLetters.approve], run: ask }]
      : [],
  );

  // Whoever found a payer by hand goes on from where it stands among the others.
  const group = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<number>();
  useEffect(() => {
    if (taken !== undefined) group.current?.querySelector<HTMLInputElement>(`input[value="${taken}"]`)?.focus();
  }, [taken]);

  const choose = (id: number): void => {
    setChosen(id);
    setContract(undefined);
  };
  return (
    <Section id="payer" title={m.whose}>
      {payers.length === 0 ? (
        <p className={styles.quiet}>
          <FormattedMessage {...m.nobody} />
        </p>
      ) : (
        <RadioGroup
          ref={group}
          aria-label={intl.formatMessage(m.choose)}
          value={String(chosen ?? '')}
          onChange={(_, { value }) => choose(Number(value))}
        >
          {payers.map((one) => (
            <div key={one.investor.id}>
              <Radio
                value={String(one.investor.id)}
                label={nameOf(one.investor)}
                disabled={!mayReceive(one.investor.status)}
              />
              <Candidate payer={one} />
            </div>
          ))}
        </RadioGroup>
      )}
      {payer !== undefined && payer.investments.length > 0 && (
        <Field label={intl.formatMessage(t.contract)} className={styles.contract}>
          <Select value={said} onChange={(_, { value }) => setContract(value)}>
            <option value="">{intl.formatMessage(m.noContract)}</option>
            {payer.investments.map((one) => (
              <option key={one.id} value={String(one.id)}>
                {[one.contract_number, format.money(one.amount)].join(' · ')}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {payer !== undefined && missing !== undefined && (
        <p className={styles.quiet}>
          <FormattedMessage {...contractMissing} values={{ number: missing }} />
        </p>
      )}
      <FindInvestor
        onChoose={(found) => {
          if (!payers.some(({ investor }) => investor.id === found.id)) setByHand(payerOf(found));
          // Nobody who may hold no money is chosen; the reason stands under the name.
          if (mayReceive(found.status)) choose(found.id);
          setTaken(found.id);
        }}
      />
      {mayDecide && (
        <div className={styles.foot}>
          <Button
            appearance="primary"
            aria-keyshortcuts="A"
            disabledFocusable={Boolean(blocked)}
            aria-describedby={blocked ? reason : undefined}
            onClick={ask}
          >
            <FormattedMessage {...confirmVerb} values={{ amount: format.moneyWithCurrency(claim.amount) }} />
            <KeyHint keys={verbLetters.approve} />
          </Button>
          {blocked && (
            <p id={reason} className={styles.quiet}>
              <FormattedMessage {...blocked} />
            </p>
          )}
        </div>
      )}
    </Section>
  );
}
