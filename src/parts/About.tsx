import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { t } from '../i18n/terms';
import { Facts } from '../kit/values/Facts';
import { Section } from '../kit/detail/Section';

interface Props {
  title?: MessageDescriptor;
  /** `Fact`s only. */
  children: ReactNode;
}

/** The facts of a record under one heading, before what hangs on it. */
export function About({ title = t.about, children }: Props) {
  return (
    <Section id="about" title={title}>
      <Facts>{children}</Facts>
    </Section>
  );
}
