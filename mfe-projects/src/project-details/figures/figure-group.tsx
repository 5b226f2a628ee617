import type { ProjectFigureKey } from '@siteledger/shared-lib/domain';
import type { ReactNode } from 'react';
import { FigureRow, type FigureSource } from './figure-row';

type Props = {
  title: string;
  source: FigureSource;
  figures: readonly (ProjectFigureKey | { figure: ProjectFigureKey; label: string })[];
  children?: ReactNode;
};

/** Group of related figures; the first is emphasised. */
export const FigureGroup = ({ title, source, figures, children }: Props) => (
  <section className="figure-group" aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {figures.map((one, index) => {
        const { figure, label } = typeof one === 'string' ? { figure: one, label: undefined } : one;
        return <FigureRow key={figure} source={source} figure={figure} label={label} isLead={index === 0} />;
      })}
      {children}
    </ul>
  </section>
);
