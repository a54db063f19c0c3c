/** Where a press of a customer may lead. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isActionAddress, refusedAddress } from '../../server/shared/actionAddress';

describe('the address of an action', () => {
  for (const address of [
    'https://divan.uz',
    'https://divan.uz/offers/summer?from=banner&x=1#terms',
    'https://маркет.уз/акция',
    'tel:+998712000000',
    'tel:1199',
    'mailto:help@divan.uz',
    'mailto:Help.Desk+uz@support.divan.uz',
    'divan://invest',
    'divan://bonds/12',
    'divan://market/category/7?sort=price',
  ])
    it(`may be ${address}`, () => {
      assert.equal(isActionAddress(address), true);
      assert.equal(refusedAddress(address), undefined);
    });

  for (const address of [
    'http://divan.uz',
    'divan.uz',
    '//divan.uz/x',
    '/offers',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://divan.uz/%0aalert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://divan.uz/1',
    'file:///etc/passwd',
    'intent://scan/#Intent;scheme=zxing;end',
    'sms:+998901234567?body=1',
    'view-source:https://divan.uz',
    'https://user:word@divan.uz',
    'https://divan.uz@evil.example',
    'https://localhost/admin',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://10.0.0.1/x',
    'https://[::1]/',
    'https://divan.uz:8443/',
    'https://divan.uz/ x',
    'https://divan.uz/\u202egnp.exe',
    'https://divan.uz/<script>',
    'https:divan.uz\\@evil.uz',
    'https://',
    'https:divan.uz',
    'tel:',
    'tel:+998 71 200 00 00',
    'tel:*100#',
    'tel:+998712000000;ext=1',
    'mailto:',
    'mailto:a@b',
    'mailto:help@divan.uz?bcc=all@divan.uz',
    'mailto:help@divan.uz,other@divan.uz',
    'divan://',
    'divan:bonds/12',
    'divan://bonds/../../x',
    'divan://bonds/12?next=https://evil.uz',
    'DIVAN://bonds/12',
    'divans://bonds',
    `https://divan.uz/${'a'.repeat(500)}`,
  ])
    it(`is not ${JSON.stringify(address.slice(0, 60))}`, () => {
      assert.equal(isActionAddress(address), false);
      assert.equal(refusedAddress(address), 'link_not_allowed');
    });

  it('is not asked for where none was typed', () => {
    assert.deepEqual([null, undefined, ''].map(refusedAddress), [undefined, undefined, undefined]);
  });
});
