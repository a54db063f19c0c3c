import { useCallback } from 'react';
import { useGenerateInvestorInfoMutation } from '../../../api/investment/investorFiles';

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** Has the information file made and hands it to the person, under the name that the service gives it. */
export function useSaveInfo(): (id: number) => Promise<void> {
  const generate = useGenerateInvestorInfoMutation();
  return useCallback(
    async (id) => {
      const { file, name } = await generate(id);
      const { saveFile } = await import('../../../kit/foundation/saveFile');
      saveFile(file, name ?? `investor_${id}.${endings[file.type] ?? 'pdf'}`);
    },
    [generate],
  );
}
