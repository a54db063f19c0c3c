import { makeStyles, tokens } from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetCategoryQuery, type CategoryDetail } from '../../../api/marketplace/categories';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Section } from '../../../kit/detail/Section';
import { PhotoGallery } from '../../../kit/photos/PhotoGallery';
import { CopyableId } from '../../../kit/values/CopyableId';
import { Fact, Facts } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { HistorySection } from '../../../parts/HistorySection';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { Note } from '../../../parts/Note';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { RecordLink } from '../../../parts/RecordLink';
import { href } from '../../../routes/href';
import { GoodsFacts } from '../GoodsFacts';
import { m as catalogue } from '../messages';
import { NamesSection } from '../names';
import { stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';
import { CategoryActions } from './CategoryActions';
import { Completeness } from './Completeness';
import { categoryJournal } from './journalWords';
import { hiddenBy, m } from './messages';

const useStyles = makeStyles({
  path: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    ':not(:last-child)::after': {
      content: '"/"',
      margin: `0 ${tokens.spacingHorizontalXS}`,
      color: tokens.colorNeutralForeground3,
    },
  },
  children: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  child: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  name: { flexGrow: 1, minWidth: 0 },
  none: { color: tokens.colorNeutralForeground3 },
});

const wayTo = (id: number): string => href('catalogue.category', { id: String(id) });

/** One category: where it stands, what it is called, what is in it, and who did what with it. */
export default function CategoryPage() {
  const id = useRecordId();
  const result = useRecordQuery(useGetCategoryQuery(id === undefined ? skipToken : { id }, refetchOnOpen), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={result}
      title={(one) => one.name}
      badges={(one) => (
        <>
          <CopyableId text={one.id} />
          {switchState.badge(stateOf(one))}
        </>
      )}
      figures={(one) => (
        <Facts areFigures>
          <GoodsFacts of={{ category_id: String(one.id) }} models={one.models_total} products={one.products_total} />
          <Fact label={m.ownModels} value={one.models_count} as="number" />
          <Fact label={m.ownProducts} value={one.products_count} as="number" />
        </Facts>
      )}
      actions={(one) => <CategoryActions category={one} />}
    >
      {(one) => (
        <>
          {one.hidden_by && (
            <Note isWarning>
              <FormattedMessage {...hiddenBy} values={{ name: one.hidden_by.name }} />
            </Note>
          )}
          <About>
            <Fact label={m.path} value={<Path of={one} />} />
            <Fact label={m.position} value={one.sequence_number} as="number" />
            <Fact label={catalogue.madeAt} value={one.created_at} as="dateTime" />
            <Fact label={catalogue.changedAt} value={one.updated_at} as="dateTime" />
          </About>
          <NamesSection of={one} />
          <Completeness of={one} />
          {one.image && (
            <Section id="image" title={m.image}>
              <PhotoGallery photos={[{ id: one.image.key, url: one.image.url, title: one.image.name }]} />
            </Section>
          )}
          <Children of={one} />
          <HistorySection rows={one.history} words={categoryJournal} />
        </>
      )}
    </DetailPage>
  );
}

/** What it stands under, the top first; each name leads there. */
function Path({ of: { path } }: { of: CategoryDetail }) {
  const styles = useStyles();
  if (path.length === 0) return <FormattedMessage {...m.atTop} />;
  return (
    <ol className={styles.path}>
      {path.map(({ id, name }) => (
        <li key={id} className={styles.step}>
          <RecordLink to={wayTo(id)} permission="catalog.get">
            {name}
          </RecordLink>
        </li>
      ))}
    </ol>
  );
}

/** What stands right under it, in its order. */
function Children({ of: { children } }: { of: CategoryDetail }) {
  const styles = useStyles();
  return (
    <Section id="children" title={m.children}>
      {children.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage {...m.noChildren} />
        </p>
      ) : (
        <ol className={styles.children}>
          {children.map((child) => (
            <li key={child.id} className={styles.child}>
              <span className={styles.name}>
                <RecordLink to={wayTo(child.id)} permission="catalog.get">
                  {child.name}
                </RecordLink>
              </span>
              {switchState.badge(stateOf(child))}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
