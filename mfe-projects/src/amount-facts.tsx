import { Money } from '@siteledger/shared-lib/ui';
import { Fragment, type ReactNode } from 'react';
import './projects.css';

type Props = {
  title: string;
  /** Amounts in RM; the last one is the one to read. */
  facts: readonly { label: string; value: string }[];
  /** Stands above them, such as a warning. */
  children?: ReactNode;
};

/** Amounts that follow from what is typed, beside the form. */
export const AmountFacts = ({ title, facts, children }: Props) => (
  <section className="amount-facts" aria-label={title}>
    <h3>{title}</h3>
    {children}
    <dl>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <Money value={value} />
          </dd>
        </Fragment>
      ))}
    </dl>
  </section>
);
