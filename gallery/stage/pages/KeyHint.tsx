import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { KeyHint } from '../../../src/kit/actions/KeyHint';
import { listWords } from '../list';
import { State } from '../State';

export function Page() {
  return (
    <State name="On a button, on a primary one, and for two keys at once" isRow>
      <Button>
        <FormattedMessage {...listWords.open} />
        <KeyHint keys="KeyN" />
      </Button>
      <Button appearance="primary">
        <FormattedMessage {...listWords.changeStatus} />
        <KeyHint keys="KeyA" />
      </Button>
      <Button>
        <FormattedMessage {...listWords.block} />
        <KeyHint keys="Shift+KeyA" />
      </Button>
    </State>
  );
}
