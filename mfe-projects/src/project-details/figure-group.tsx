import { Fragment, type ReactNode } from 'react';

type Props = { title: string; figures: readonly { label: string; value: ReactNode }[] };

/** Figures that belong together; the first is the one to read. */
export const FigureGroup = ({ title, figures }: Props) => (
  <section className="figure-group">
    <h2>{title}</h2>
    <dl>
      {figures.map(({ label, value }, index) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd className={index === 0 ? 'lead' : undefined}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  </section>
);
