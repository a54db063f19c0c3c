import { mapped } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import type { Module } from '../../http/module';
import { maskPinfl } from '../../shared/mask';
import { notFound } from '../../shared/problem';
import { seedLines } from './seed';
import * as store from './store';

type Party = { name: string; inn: string };
/** The number of a person is personal, that of a company is not. */
const partyOf = ({ name, inn }: Party): Party => ({ name, inn: inn.length === 14 ? (maskPinfl(inn) ?? '') : inn });
const withParties = <Row extends { seller: Party; buyer: Party }>(row: Row) => ({
  ...row,
  ...{ seller: partyOf(row.seller), buyer: partyOf(row.buyer) },
});

const invoiceHandlers = {
  async listInvoices({ query, db }) {
    const { rows, count, totals } = mapped(await store.invoices.list(db, query), ({ file_key: _, ...row }) =>
      withParties(row),
    );
    return { list: rows, total_count: count, totals };
  },

  async getInvoice({ params, db, files }) {
    const row = await store.invoices.find(db, params.id);
    if (row === undefined) throw notFound();
    const { file_key: key, ...invoice } = row;
    const name = key === null ? undefined : await store.nameOfFile(db, key);
    return {
      ...withParties(invoice),
      lines: await store.listLines(db, invoice.id),
      file: key === null || name === undefined ? null : { name, url: files.signedUrl(key, name) },
    };
  },
} satisfies Partial<HandlerMap>;

/** Invoices to the platform and by it. */
export const invoicesModule: Module = {
  handlers: invoiceHandlers,
  seed: seedLines,
  permissions: {
    invoices: {
      names: ['Счета-фактуры', 'Invoices', 'Hisobvaraq-fakturalar'],
      roles: { accountant: 'qgaux', administrator: 'qg', director: 'qgaudixe' },
    },
  },
};
