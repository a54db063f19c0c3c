import type { LightMyRequestResponse } from 'fastify';
import type { Reply } from '../../server/http/contract';
import { seedInvestors } from '../../server/seed/investors';
import { startBackEnd, type BackEnd } from './backEnd';

export const investorsUrl = '/api/investment/investors';
type Page = Reply<'listInvestors'>;

/** A back end with the investors of the edge set and a moderator who reads it. */
export interface InvestorBackEnd extends BackEnd {
  get(path: string): Promise<LightMyRequestResponse>;
  /** The page under a query such as `subject=business&limit=20`. */
  list(query: string): Promise<Page>;
}

export async function startWithInvestors(): Promise<InvestorBackEnd> {
  const server = await startBackEnd(
    {},
    { kind: 'investors', fill: (db, clock, files) => seedInvestors(db, { set: 'edge', clock, files }) },
  );
  const token = (await server.signIn('moderator')).access_token;
  const get = (path: string) => server.call({ method: 'GET', url: investorsUrl + path, token });
  return {
    ...server,
    get,
    async list(query) {
      const answer = await get(`?${query}`);
      if (answer.statusCode !== 200) throw new Error(`${query}: ${answer.statusCode} ${answer.body}`);
      return answer.json<Page>();
    },
  };
}
