/** How an investor `i` and an employee stand in the rows of other lists, as columns of a statement. */

export interface InvestorRef {
  id: number;
  subject: 'individual' | 'business';
  name: string;
}
export type PersonRef = { id: number; name: string } | null;

/** Asks for `investors i` in the statement. */
export const investorColumn = `json_build_object('id', i.id, 'subject', i.subject, 'name', i.name) as investor`;

/** An employee from a joined `system_users`; null when nobody is joined. */
export const personColumn = (table: 'maker' | 'changer' | 'decider', name: string) =>
  `case when ${table}.id is not null then
     json_build_object('id', ${table}.id, 'name', ${table}.first_name || ' ' || ${table}.last_name) end as ${name}`;
