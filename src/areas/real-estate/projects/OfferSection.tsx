import { ArrowDown20Regular, ArrowUp20Regular, Delete20Regular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useGetProjectOfferQuery,
  useSaveProjectOfferMutation,
  useUploadTemporaryFileMutation,
  type ProjectOffer,
} from '../../../api/investment/projects';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { Section } from '../../../kit/detail/Section';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { documentKinds } from '../../../lib/fileKind';
import { rowsOf } from '../../../lib/rows';
import { AddFiles } from '../../../parts/AddFiles';
import { FileLink } from '../../../parts/FileLink';
import { noSuchRecord } from '../../../parts/record/useRecordId';
import { useUploads } from '../../../parts/useUploads';
import { Can, useCan } from '../../../session/can';
import { m } from './messages';

type Paper = ProjectOffer['documents'][number];

const columns: Column<Paper>[] = [
  {
    id: 'name',
    title: m.name,
    value: (row) => row.name,
    cell: (row) => <FileLink href={row.url}>{row.name}</FileLink>,
    important: true,
  },
];

/** The offer documents of a project. Each save names all of them, so that the old ones stay. */
export function OfferSection({ id }: { id: number }) {
  const result = useRecordQuery(useGetProjectOfferQuery({ id }), id);
  const mayChange = useCan()('projects.update');
  // Above what folds: files go on their way meanwhile.
  const uploading = useAdding(id, result.item);
  return (
    <Section id="offer" title={m.offer} result={result}>
      {(offer) => (
        <>
          <Can do="projects.update">
            <AddFiles
              label={m.addOffer}
              help={m.documentHelp}
              kinds={documentKinds}
              uploading={uploading}
              isThere={(key) => idsOf(offer).includes(key)}
            />
          </Can>
          <DataTable
            rows={rowsOf(offer.documents)}
            columns={columns}
            empty={m.noOffer}
            label={m.offer}
            rowActions={mayChange ? (row) => <PaperActions id={id} offer={offer} paper={row} /> : undefined}
          />
        </>
      )}
    </Section>
  );
}

const idsOf = (offer: ProjectOffer) => offer.documents.map((one) => one.id);

function useAdding(id: number, offer: ProjectOffer | undefined) {
  const upload = useUploadTemporaryFileMutation();
  const [save] = useSaveProjectOfferMutation();
  // Of several files each is added to what the one before it has left.
  const latest = useRef(offer);
  useEffect(() => {
    latest.current = offer;
  }, [offer]);
  return useUploads(documentKinds, async (file, sent) => {
    const { document_key } = await upload(file, sent);
    if (sent.signal.aborted) return '';
    if (latest.current === undefined) throw noSuchRecord;
    const document_ids = [...idsOf(latest.current), document_key];
    latest.current = await save({ id, 'If-Match': latest.current.version, body: { document_ids } }).unwrap();
    return document_key;
  });
}

function PaperActions({ id, offer, paper }: { id: number; offer: ProjectOffer; paper: Paper }) {
  const [isAsking, setAsking] = useState(false);
  const [save] = useSaveProjectOfferMutation();
  const others = idsOf(offer).filter((one) => one !== paper.id);
  const at = idsOf(offer).indexOf(paper.id);
  const saveAs = (document_ids: string[]) => save({ id, 'If-Match': offer.version, body: { document_ids } }).unwrap();
  const moveTo = (place: number) => saveAs([...others.slice(0, place), paper.id, ...others.slice(place)]);
  return (
    <>
      <ActionMenu>
        <Action
          label={m.earlier}
          icon={ArrowUp20Regular}
          disabledReason={at === 0 && m.isFirst}
          onSelect={() => moveTo(at - 1)}
        />
        <Action
          label={m.later}
          icon={ArrowDown20Regular}
          disabledReason={at === others.length && m.isLast}
          onSelect={() => moveTo(at + 1)}
        />
        <Action label={t.remove} icon={Delete20Regular} tone="danger" onSelect={() => setAsking(true)} />
      </ActionMenu>
      {isAsking && (
        <ConfirmDelete run={() => saveAs(others)} done={m.offerSaved} onClose={() => setAsking(false)}>
          {paper.name}
        </ConfirmDelete>
      )}
    </>
  );
}
