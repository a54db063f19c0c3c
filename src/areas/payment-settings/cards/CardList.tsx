import { makeStyles, tokens } from '@fluentui/react-components';
import type { CardTransaction } from '../../../api/payment/paymentCards';
import { Section } from '../../../kit/detail/Section';
import { heading } from '../../../kit/foundation/styles';
import { useScreen } from '../../../kit/state/screen';
import type { Column } from '../../../kit/table/columns/column';
import { useListState } from '../../../kit/url/useListState';
import { cardMaskOf } from '../../../lib/cardMask';
import type { Param } from '../../../lib/query';
import { CardSearch } from './CardSearch';
import { chargeColumns, chargeParameters } from './chargeColumns';
import { Charges } from './Charges';
import { FoundCards } from './FoundCards';
import { m } from './messages';

/** A mask and nothing else: a number that somebody puts into the address by hand is not read. */
const mask = (): Param<string | undefined> => ({
  fallback: undefined,
  read: ([text = '']) => {
    const value = /^\d{16,19}$/.test(text.replace(/\D/g, '')) ? undefined : cardMaskOf(text);
    return { value, clean: value === text || text === '' };
  },
  write: (value) => (value === undefined ? [] : [value]),
  narrows: (value) => value !== undefined,
});
export const parameters = { pan: mask(), ...chargeParameters };

const ofAllCards: Column<CardTransaction>[] = [
  ...chargeColumns.slice(0, 3),
  { id: 'card', title: m.card, value: (row) => row.card.name, important: true, width: 184 },
  { id: 'customer', title: m.customer, value: (row) => row.customer.name, width: 200 },
  ...chargeColumns.slice(3),
];

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '1440px' },
  title: heading,
});

/** Cards of customers, found by their mask alone; while none is asked for, the charges of all of them. */
export default function CardList() {
  const styles = useStyles();
  const { title } = useScreen();
  const list = useListState(parameters);
  const { pan } = list.filters;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <CardSearch mask={pan} onMask={(next) => list.set({ pan: next })} />
      {pan === undefined ? (
        <Section id="charges" title={m.charges}>
          <Charges list={list} columns={ofAllCards} label={m.charges} empty={m.noCharges} />
        </Section>
      ) : (
        <FoundCards pan={pan} list={list} />
      )}
    </div>
  );
}
