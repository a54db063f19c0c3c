import { tokens, type GriffelStyle } from '@fluentui/react-components';

/**
 * Lines of the sheet are boxes beside each other and not rows that a table lays out together: what is typed in one of five hundred lays
 * out that one alone, and lines out of sight are neither laid out nor painted.
 */
export const line: GriffelStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 128px 128px 112px',
  '@media (max-width: 480px)': { display: 'block', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
};

/** As high as a line of one row of text; each keeps the height that it was seen with. */
export const skipped: GriffelStyle = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 50px' };
export const figure: GriffelStyle = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' };
