import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PostingTemplate } from '../../../api/system-user/ledger';
import { useFormAround } from '../../../kit/form/usePanelForm';
import { Popover } from '../../../kit/overlay/Popover';
import type { PostingValues } from '../postingValues';
import { filledBy, m } from './messages';
import { TemplatePanel } from './TemplatePanel';
import { filledFrom } from './templateValues';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  filled: { minWidth: 0, overflowWrap: 'anywhere', color: tokens.colorNeutralForeground3 },
});

interface Filled {
  by: string;
  /** What stood in its fields. */
  before: Partial<PostingValues>;
}

/** The person's own templates above the form of a posting: one fills it in, and what is filled in is kept as one. */
export function PostingTemplates() {
  const styles = useStyles();
  const intl = useIntl();
  const form = useFormAround();
  const [filled, setFilled] = useState<Filled>();
  const fill = (values: Partial<PostingValues>): void => {
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
    // What was wrong was wrong with what stood there before.
    form.clearErrors();
  };
  const choose = (template: PostingTemplate): void => {
    const values = filledFrom(template);
    const before = Object.fromEntries(
      Object.keys(values).map((name): [string, unknown] => [name, form.getValues(name)]),
    );
    fill(values);
    setFilled({ by: template.name, before });
  };
  const takeBack = ({ before }: Filled): void => {
    fill(before);
    setFilled(undefined);
  };
  return (
    <div className={styles.root}>
      <Popover label={intl.formatMessage(m.templates)}>
        {(close) => (
          <TemplatePanel
            onChoose={(template) => {
              choose(template);
              close();
            }}
          />
        )}
      </Popover>
      <span role="status" className={styles.filled}>
        {filled && <FormattedMessage {...filledBy} values={{ name: filled.by }} />}
      </span>
      {filled && (
        <Button size="small" onClick={() => takeBack(filled)}>
          <FormattedMessage {...m.takeBack} />
        </Button>
      )}
    </div>
  );
}
