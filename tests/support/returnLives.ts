/** Random contracts that are paid, settled and returned by pieces, and what holds of each after every step; rules alone. */
import assert from 'node:assert/strict';
import { percentOf } from '../../server/shared/money';
import { salePrices, sumOfLines, vatWithin } from '../../server/modules/instalments/rules/lines';
import { owedOf, partsOf, type Row } from '../../server/modules/instalments/rules/schedule';
import { amountsOf, termsOf } from '../../server/modules/instalments/rules/terms';
import { maxOf, reckon, type Line } from '../../server/modules/return-claims/reckoning';

/** Numbers from 0 to 1 that follow from where they begin. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

export function livesKeep(count: number, seed: number): void {
  const chance = chanceFrom(seed);
  for (let life = 0; life < count; life += 1) liveOnce(chance, `life ${life} from ${seed}`);
}

function liveOnce(chance: () => number, name: string): void {
  const whole = (most: number) => Math.floor(chance() * most);
  const goods = Array.from({ length: 1 + whole(4) }, () => ({
    price: BigInt(30_000_000 + whole(900_000_000)),
    count: 1 + whole(5),
  }));
  const price = sumOfLines(goods);
  const terms = termsOf({
    ...{ price, discount: percentOf(price, whole(8)), downPayment: percentOf(price, whole(40)) },
    ...{ markupPercent: whole(50), months: 1 + whole(24) },
  });
  if (typeof terms === 'string') return;
  const sales = salePrices(goods, terms.total);
  const purchases = salePrices(goods, terms.price - terms.discount);
  let lines: Line[] = goods.map((good, at) => ({
    ...{ id: at + 1, bought: good.count, returned: 0, claimed: 0, count: 0, saleTotal: sales[at] ?? 0n },
    ...{ vat: vatWithin(sales[at] ?? 0n, 12), purchase: purchases[at] ?? 0n },
  }));
  let rows: Row[] = amountsOf(terms).map((amount, at) => ({
    ...{ number: at + 1, date: '2026-01-01', amount, paid: 0n, cancelled: 0n, rebate: 0n },
  }));
  let [paid, back, kept, given, taken] = [terms.downPayment, 0n, 0n, 0n, 0n];
  const returned = { amount: 0n, vat: 0n, purchase: 0n, commission: 0n, fromDebt: 0n };
  const delivery = BigInt(whole(5_000_000));
  const debt = () => sum(rows.map(owedOf));
  for (let step = 0; step < 12; step += 1) {
    const chosen = chance();
    if (chosen < 0.5 && debt() > 0n) {
      const amount = chance() < 0.3 ? debt() : 1n + (debt() * BigInt(1 + whole(50))) / 100n;
      const parts = partsOf(rows, amount > debt() ? debt() : amount) ?? [];
      rows = rows.map((row) => ({
        ...row,
        paid: row.paid + (parts.find((part) => part.number === row.number)?.amount ?? 0n),
      }));
      paid += sum(parts.map((part) => part.amount));
    } else if (chosen < 0.55 && debt() > 0n) {
      // Settled early: half of what is owed is a gift.
      rows = rows.map((row) => ({ ...row, rebate: row.rebate + owedOf(row) / 2n }));
      given = sum(rows.map((row) => row.rebate));
    } else {
      lines = lines.map((line) => ({ ...line, count: whole(maxOf(line) + 1) }));
      if (lines.every((line) => line.count === 0)) continue;
      const result = reckon({
        ...{ lines, paid, refunded: back + kept, rebate: given, rebateTaken: taken },
        ...{ purchaseTaken: returned.purchase, commissionTaken: returned.commission },
        rows: rows.map((row) => ({ number: row.number, date: row.date, owed: owedOf(row) })),
        ...{ vatPercent: 12, commissionPercent: 5, deliveryPrice: delivery - kept, isMindChanged: chance() < 0.5 },
      });
      rows = rows.map((row) => ({
        ...row,
        cancelled: row.cancelled + (result.cuts.find((cut) => cut.number === row.number)?.cut ?? 0n),
      }));
      lines = lines.map((line) => ({ ...line, returned: line.returned + line.count, count: 0 }));
      back += result.money;
      kept += result.fee;
      taken += result.rebate;
      returned.amount += result.amount;
      returned.vat += result.vat;
      returned.purchase += result.purchase;
      returned.commission += result.commission;
      returned.fromDebt += result.fromDebt;
      assert.equal(sum(result.lines.map((line) => line.amount)), result.amount, `${name}: lines come to the claim`);
      assert.equal(sum(result.cuts.map((cut) => cut.cut)), result.fromDebt, `${name}: rows are cut by what is cut`);
      assert.ok(
        result.fromDebt + result.money + result.fee <= result.amount && result.money >= 0n && result.fee >= 0n,
        `${name}: no more comes of it than it is`,
      );
    }
    for (const row of rows)
      assert.ok(owedOf(row) >= 0n && row.paid >= 0n, `${name}: a row is never owed less than nothing`);
    assert.equal(sum(rows.map((row) => row.amount)), terms.amount, `${name}: rows come to what is paid by instalments`);
    assert.ok(back + kept <= paid, `${name}: no more goes back than was paid`);
    assert.ok(kept <= delivery, `${name}: a delivery is charged once`);
    assert.ok(taken <= given, `${name}: no more of a gift is taken than was given`);
    for (const line of lines) assert.ok(line.returned <= line.bought, `${name}: no more comes back than was bought`);
  }
  if (lines.every((line) => line.returned === line.bought)) {
    assert.equal(debt(), 0n, `${name}: of what came back whole nothing is owed`);
    assert.equal(returned.amount, terms.total - taken, `${name}: all came back for what it was sold`);
    assert.equal(returned.purchase, terms.price - terms.discount, `${name}: the merchant loses what it sold`);
    const commission = percentOf(returned.purchase, 5);
    assert.equal(returned.commission, commission, `${name}: so does the platform with its commission`);
    // What was paid went back, or paid for the delivery: the debtor's account is even.
    if (taken === given) assert.equal(paid, back + kept, `${name}: the account of the contract is even`);
  }
}
