/** The panel and the back end read a text typed on the wrong keyboard by the same keys, each from its own table. */
import { onOtherKeyboards } from '../../server/db/otherKeyboards';
import { otherLayouts } from '../../src/lib/find/layouts';

test.each(['e,fqlekkftdf', 'ырфртщяф', ';fyyf', 'чы6268437', '[frbvjdf', "u'jh"])('%s', (text) => {
  const ofPanel = otherLayouts(text);
  for (const reading of onOtherKeyboards(text).filter((one) => one !== text)) expect(ofPanel).toContain(reading);
});
