/**
 * Storms over two processes on one PostgreSQL, and processes that end in the middle of them: what was answered with success is there, nothing is
 * there twice, and the books hold. A usual run takes a sample, `npm run chaos -- storms` the figures that an attack on the back end once took.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { before, describe, test } from 'node:test';
import { roleUrl } from '../../support/backEnd';
import { isChaos } from '../../support/chaos';
import { judge, makeInvestors, newOutcomes, settle, uploads, writes } from '../../support/storm';
import { approve, askMoney, logout, pairOf, refresh, send, signIn } from '../../support/stormCalls';
import { skip, two } from './two';

const size = isChaos
  ? { kills: 10, stops: 16, seconds: 60, decisions: 73, storms: 30, refreshes: 100, logouts: 120 }
  : { kills: 1, stops: 1, seconds: 3, decisions: 5, storms: 2, refreshes: 20, logouts: 10 };
const options = { timeout: isChaos ? 1_800_000 : 180_000 };

describe('writers, decisions and sessions', { skip }, () => {
  /** Who asks for money, and who decides. */
  let asks: string;
  let decides: string;
  before(async () => {
    asks = (await signIn(two.at[0], 'accountant')).access_token;
    decides = (await signIn(two.at[1], 'executive')).access_token;
  });

  for (const [name, signal, rounds] of [
    ['killed', 'SIGKILL', size.kills],
    ['told to stop', 'SIGTERM', size.stops],
  ] as const)
    test(`a process that is ${name} under seven writers and an uploader loses nothing`, options, async () => {
      const outcomes = newOutcomes();
      const mine = await makeInvestors(two.db, 7);
      for (let round = 0; round < rounds; round++) {
        let isOver = false;
        const first = () => two.at[0];
        const work = mine.map((id) =>
          writes(outcomes, { asks, decides, where: first, whom: () => id, isOver: () => isOver }),
        );
        work.push(uploads(outcomes, { asks, where: first, isOver: () => isOver }));
        await pause(500 + Math.random() * 1_000);
        const { code } = await two.programs[0]!.stop(signal);
        if (signal === 'SIGTERM') assert.equal(code, 0);
        isOver = true;
        await Promise.all(work);
        await two.start(0);
      }
      await judge(`${rounds} times ${name}`, outcomes, await settle(outcomes, two.at[1]), two.db);
      assert.ok(existsSync(join(two.folder, 'files')));
    });

  test('sixteen writers on twelve investors, over both processes', options, async () => {
    const outcomes = newOutcomes();
    const shared = await makeInvestors(two.db, 12);
    const end = Date.now() + size.seconds * 1_000;
    const whom = () => shared[Math.floor(Math.random() * shared.length)]!; // one of twelve
    const isOver = () => Date.now() > end;
    await Promise.all(
      Array.from({ length: 16 }, () => writes(outcomes, { asks, decides, where: two.either, whom, isOver })),
    );
    await judge(`${size.seconds} s of sixteen writers`, outcomes, await settle(outcomes, two.at[0]), two.db);
    assert.deepEqual(outcomes.unknown, []);
  });

  test('of ten who decide at the same moment one has decided', options, async () => {
    const mine = await makeInvestors(two.db, size.decisions);
    const outcomes = newOutcomes();
    await Promise.all(
      mine.map(async (investor) => {
        const comment = `Десять решений ${investor}`;
        const { body } = await askMoney(two.either(), asks, { investor, comment });
        const claim = Number(body['claim_id']);
        outcomes.done.set(comment, claim);
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, turn) => approve(two.at[turn % 2]!, decides, claim)),
        );
        const statuses = answers.map(({ status }) => status).sort();
        assert.deepEqual(statuses, [200, ...Array.from({ length: 9 }, () => 409)]);
        outcomes.approved.add(claim);
      }),
    );
    await judge(`${size.decisions} x 10 decisions`, outcomes, await settle(outcomes, two.at[0]), two.db);
  });

  test('a token that is sent many times at once has one successor; an ancestor ends the session', options, async () => {
    for (let storm = 0; storm < size.storms; storm++) {
      const pair = await signIn(two.either(), 'moderator');
      const answers = await Promise.all(
        Array.from({ length: size.refreshes }, (_, turn) => refresh(two.at[turn % 2]!, pair)),
      );
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
      const [next, ...others] = new Map(answers.map(pairOf).map((one) => [one.refresh_token, one])).values();
      assert.deepEqual([next === undefined, others], [false, []]);
      const last = pairOf(await refresh(two.either(), next!)); // as was just seen
      assert.equal((await refresh(two.either(), pair)).status, 401);
      assert.equal((await refresh(two.either(), last)).status, 401);
    }
  });

  test('who logs out while his token is renewed is out, in both processes', options, async () => {
    for (let turn = 0; turn < size.logouts; turn++) {
      const pair = await signIn(two.either(), 'kam');
      const [renewed] = await Promise.all([refresh(two.at[turn % 2]!, pair), logout(two.at[(turn + 1) % 2]!, pair)]);
      const pairs = [pair, ...(renewed.status === 200 ? [pairOf(renewed)] : [])];
      for (const { access_token: token, refresh_token } of pairs)
        for (const place of two.at) {
          assert.equal((await send('GET', place + roleUrl(1), { token })).status, 401);
          assert.equal((await refresh(place, { access_token: token, refresh_token })).status, 401);
        }
    }
  });
});
