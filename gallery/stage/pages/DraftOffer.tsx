import { DraftOffer } from '../../../src/kit/form/DraftOffer';
import { State } from '../State';

const nothing = () => undefined;
const offer = {
  draft: { at: Date.UTC(2026, 2, 5, 9, 7, 31), values: {} },
  restore: nothing,
  remove: nothing,
  drop: nothing,
};

export function Page() {
  return (
    <>
      <State name="Of a form with personal fields">
        <DraftOffer offer={offer} leavesOut />
      </State>
      <State name="The record was changed meanwhile">
        <DraftOffer offer={offer} isOutdated />
      </State>
    </>
  );
}
