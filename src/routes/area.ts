import { routes, type RouteId } from './table';

/** What ids begin with that are not named by their area. */
const elsewhere: Readonly<Partial<Record<string, string>>> = { profile: 'access', signing: 'claims' };

/** The area of a screen, or of a chart of the monitoring panel, by its id. */
export function areaOf(id: string): string {
  const [first = ''] = id.split('.');
  return elsewhere[first] ?? first;
}

/** What all screens say beside the texts of their own: forms, and what several areas share. */
const common = ['parts', 'parts.history', 'kit.form'];

/** What some say besides, by the first word of their ids or by the whole id. */
const more: Readonly<Partial<Record<string, readonly string[]>>> = {
  branches: ['parts.place'],
  // Categories stand in a tree, and so do those of merchants.
  catalogue: ['kit.tree', 'parts.content'],
  claims: ['signing', 'parts.claims'],
  // Both write sheets.
  'claims.cashOutSheet': ['kit.export', 'parts.refusal'],
  'investors.newTask': ['kit.export'],
  // A delivery shows the status of its order.
  delivery: ['parts.orders', 'parts.place'],
  // What a receipt was refused with stands in its drawer.
  fiscalization: ['fiscalization.refusal', 'parts.refusal'],
  instalments: ['parts.charges', 'parts.orders'],
  'instalments.one': ['parts.applicant', 'parts.scoring'],
  investments: ['parts.investments', 'parts.claims'],
  investors: ['investors.list', 'parts.investments', 'parts.claims'],
  content: ['parts.content'],
  customers: ['parts.charges', 'parts.place', 'parts.scoring'],
  // The card shows the statuses of applications and orders.
  'customers.one': ['parts.orders'],
  faq: ['parts.content'],
  fomo: ['parts.content'],
  merchants: ['kit.tree', 'parts.content', 'parts.place'],
  // An order has the history of its application.
  orders: ['parts.orders'],
  // Whoever moderates compares the applicant with the photos.
  'orders.moderate': ['parts.applicant'],
  paymentSettings: ['parts.charges', 'parts.content'],
  profile: ['access'],
  pushes: ['parts.content'],
  'realEstate.editProject': ['parts.place'],
  'realEstate.newProject': ['parts.place'],
  sellers: ['parts.place'],
  // Contracts are chosen by their status.
  'reports.index': ['parts.orders'],
  signing: ['claims', 'parts.claims'],
  strategies: ['kit.chart'],
};

/** The files of texts that a screen needs, beyond those of the frame. */
export function textsOf(id: RouteId): readonly string[] {
  const [first = ''] = id.split('.');
  return (
    routes[id].texts ?? [...(id in elsewhere ? [] : [first]), ...(more[first] ?? []), ...(more[id] ?? []), ...common]
  );
}

/** The files of texts that a chart of the monitoring panel needs. */
export function textsOfChart(id: string): readonly string[] {
  return [`${areaOf(id)}.blocks`, 'kit.chart', 'parts'];
}

/** The areas that are refused with nothing but what parts say. */
const wordless = ['investments', 'payments', 'reports'];

/** The files of the words for what an area is refused with. */
export function refusalTexts(area: string): readonly string[] {
  const own = wordless.includes(area) ? [] : [`${area}.refusal`];
  return [...own, 'parts.refusal'];
}
