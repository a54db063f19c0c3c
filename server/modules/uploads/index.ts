import { identityOf, typeOf } from '../../files/kinds';
import type { Module } from '../../http/module';
import { removeForgottenUploads } from './forgottenUploads';
import { takeUpload } from './takeUpload';

// What other modules may use.
export { attachable } from './attachable';
export { imageAfter, sentImage } from './oneImage';
export { findFiles, removeUnnamed } from './store';
export { takeUpload } from './takeUpload';

/** Files that belong to nothing yet: taken in for whoever attaches them, and removed when nobody does. */
export const uploadsModule: Module = {
  handlers({ background, db, files, clock, log }) {
    background.keep(() => removeForgottenUploads({ db, files, clock, log }));
    return {
      async uploadInvestorFile(call) {
        const { key, name, kind, size } = await takeUpload(call);
        return { id: identityOf(key), name, kind: typeOf(kind), size };
      },
    };
  },
};
