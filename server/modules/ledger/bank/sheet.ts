/** The statement of the bank beside the settlement account. It is looked at and kept nowhere: what is put right is posted as usual. */
import { Readable } from 'node:stream';
import { readSheet } from '../../../files/sheet';
import type { Call, PreparedHandler, Reply } from '../../../http/contract';
import { today } from '../../../shared/clock';
import { sumOf } from '../../../shared/money';
import { dayAfter } from '../../../shared/period';
import { Refusal, wrongFields } from '../../../shared/problem';
import { readCard } from '../balanceStore';
import { daysApart, matchRows } from './match';
import { sheetRows, type Statement } from './rows';
import { bankAccount, bankPostings } from './store';
import { statementText, textRows } from './text';

type Matching = Call<'matchBankSheet'>;
type Answer = Reply<'matchBankSheet'>;

const mostBytes = 10 * 1024 * 1024;
const mostRows = 5000;
/** Postings of one answer, which a person looks through; of more a part of the statement is taken at a time. */
const mostPostings = 10_000;
const mostDays = 366;

export const matchBankSheet: PreparedHandler<'matchBankSheet'> = {
  async prepare({ body, clock }) {
    const statement = await readStatement(body.content, today(clock));
    const { begin, end } = periodOf(statement);
    if (dayAfter(begin, mostDays - 1) < end) throw wrongFields({ bank_file: 'period_too_long' });
    return (call) => answerOf(call, statement, begin, end);
  },
};

async function answerOf({ db, language }: Matching, statement: Statement, begin: string, end: string): Promise<Answer> {
  const { rows, faults, opening, closing } = statement;
  // What was booked in the days beside the period may be of a row at its edge.
  const around = { begin: dayAfter(begin, -daysApart), end: dayAfter(end, daysApart) };
  const found = await bankPostings(db, { ...around, most: mostPostings + 1, language });
  if (found.length > mostPostings) throw wrongFields({ bank_file: 'too_many_postings' });
  const matches = matchRows(rows, found);
  const matched = new Set([...matches.values()].map(({ posting }) => posting));
  const period = { begin_date: begin, end_date: end };
  const { totals } = await readCard(db, bankAccount, { ...period, offset: 0, limit: 1 }, language);
  return {
    ...period,
    rows: rows.map((row) => ({ ...row, match: matches.get(row) ?? null })),
    postings: found.filter((posting) => !matched.has(posting) && posting.date >= begin && posting.date <= end),
    faults,
    bank: { income: sumIn(rows, 'in'), expense: sumIn(rows, 'out'), opening, closing },
    ledger: { income: totals.debit, expense: totals.credit, opening: totals.opening, closing: totals.closing },
  };
}

const sumIn = (rows: Statement['rows'], wanted: Statement['rows'][number]['direction']) =>
  sumOf(
    rows.filter(({ direction }) => direction === wanted),
    'amount',
  );

/** The days that the file names, widened to those of its rows: none of them is left out. */
function periodOf({ rows, period }: Statement): { begin: string; end: string } {
  const days = [...rows.map(({ date }) => date), ...(period ? [period.begin, period.end] : [])].sort();
  const [begin, end] = [days[0], days.at(-1)];
  if (begin === undefined || end === undefined)
    throw wrongFields({ bank_file: 'sheet_empty' }, 'The sheet has no rows');
  return { begin, end };
}

/** What kind of file it is, is told by what stands in it, and by nothing that its sender says. */
async function readStatement(content: Readable, day: string): Promise<Statement> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > mostBytes) throw atFile(new Refusal(413, 'file_too_large', 'The file is too large'));
    pieces.push(piece);
  }
  const whole = Buffer.concat(pieces);
  const text = statementText(whole);
  if (text !== undefined) return textRows(text, day, mostRows);
  try {
    return sheetRows(
      await readSheet(() => Readable.from([whole]), { mostBytes, mostRows, refusesFormulas: false }),
      day,
    );
  } catch (error) {
    throw error instanceof Refusal && error.status < 500 ? atFile(error) : error;
  }
}

/** What is wrong with the file is told beside the field that it came in. */
const atFile = ({ status, code, message, ...refusal }: Refusal) =>
  new Refusal(status, code, message, { fields: refusal.fields?.bank_file ? refusal.fields : { bank_file: code } });
