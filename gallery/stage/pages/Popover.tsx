import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { Popover } from '../../../src/kit/overlay/Popover';
import { listWords } from '../list';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="Under a button with the number of what is chosen" isRow>
        <Popover label="ООО «Барака»" count={2}>
          <Button>
            <FormattedMessage {...listWords.changeStatus} />
          </Button>
        </Popover>
      </State>
      <State name="Under a button of its own, closed by what it holds" isRow>
        <Popover
          label="ООО «Барака»"
          role="dialog"
          button={(opener) => (
            <Button {...opener}>
              <FormattedMessage {...listWords.open} />
            </Button>
          )}
        >
          {(close) => (
            <Button onClick={close}>
              <FormattedMessage {...listWords.block} />
            </Button>
          )}
        </Popover>
      </State>
    </>
  );
}
