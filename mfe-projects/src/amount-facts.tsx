import { Money } from '@siteledger/shared-lib/ui';
import { Fragment, type ReactNode } from 'react';
import './projects.css';

type Props = {
  title: string;
  /** Amounts in RM; the last one is emphasised. */
  facts: readonly { label: string; value: string }[];
  children?: ReactNode;
};

/** Amounts computed from the typed values, beside the form. */
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
