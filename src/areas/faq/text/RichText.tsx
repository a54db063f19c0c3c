import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { focusRing } from '../../../kit/foundation/styles';
import type { RichMark, RichNode } from '../../../lib/richText';

const useStyles = makeStyles({
  root: {
    overflowWrap: 'anywhere',
    '& p, & ul, & ol, & h4': { margin: `0 0 ${tokens.spacingVerticalS}` },
    '& > :last-child': { marginBottom: 0 },
    '& ul, & ol': { paddingLeft: tokens.spacingHorizontalXXL },
    '& li > ul, & li > ol': { marginBottom: 0 },
  },
  heading: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  link: { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline', ...focusRing },
});

/** A text of allowed marks, drawn as elements: nothing of it is ever handed on as HTML. */
export function RichText({ of }: { of: readonly RichMark[] }) {
  const styles = useStyles();
  return <div className={styles.root}>{drawn(of, styles)}</div>;
}

type Styles = ReturnType<typeof useStyles>;

// What is drawn has no state, so its place is name enough.
const drawn = (nodes: readonly RichNode[], styles: Styles): ReactNode =>
  nodes.map((node, at) => <Fragment key={at}>{typeof node === 'string' ? node : mark(node, styles)}</Fragment>);

function mark({ tag, href, children }: RichMark, styles: Styles): ReactNode {
  const inner = drawn(children, styles);
  switch (tag) {
    case 'p':
      return <p>{inner}</p>;
    // The heading of what it stands in is above it.
    case 'h3':
      return <h4 className={styles.heading}>{inner}</h4>;
    case 'ul':
      return <ul>{inner}</ul>;
    case 'ol':
      return <ol>{inner}</ol>;
    case 'li':
      return <li>{inner}</li>;
    case 'b':
      return <b>{inner}</b>;
    case 'i':
      return <i>{inner}</i>;
    case 'br':
      return <br />;
    case 'a':
      // A place of the app leads nowhere in a browser.
      if (href === undefined || href.startsWith('divan:'))
        return (
          <span className={styles.link} title={href}>
            {inner}
          </span>
        );
      return (
        <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
          {inner}
        </a>
      );
  }
}
