import { makeStyles, tokens } from '@fluentui/react-components';
import { Drawer } from '../../kit/overlay/Drawer';
import { Phone, type PhoneProps } from './Phone';
import { previewTitle } from './title';

const useStyles = makeStyles({
  body: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalXXL}`,
    overflowY: 'auto',
    '@media (max-width: 639px)': { padding: tokens.spacingHorizontalM },
  },
});

/** What a customer sees of a record on the phone, beside the record. Draw it to open it. */
export function PhonePreview({ onClose, ...phone }: Omit<PhoneProps, 'isLow'> & { onClose: () => void }) {
  const styles = useStyles();
  return (
    <Drawer title={previewTitle} onClose={onClose}>
      <div className={styles.body}>
        <Phone {...phone} />
      </div>
    </Drawer>
  );
}
