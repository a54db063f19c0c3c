import { defineMessage } from 'react-intl';

export const previewTitle = defineMessage({ id: 'parts.preview.title', defaultMessage: 'Как у покупателя' });
