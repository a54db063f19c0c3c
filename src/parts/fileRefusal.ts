import type { Failure } from '../lib/failure';
import { unsupportedMediaType } from '../lib/httpStatus';

/** What the look at a file found (lib/fileKind), in the shape of the refusal that the service would give. */
export const fileRefusal = (problem: string): Failure => ({
  kind: 'status',
  status: unsupportedMediaType,
  codes: [problem.startsWith('file.size') ? 'file_too_large' : 'file_kind_not_allowed'],
});
