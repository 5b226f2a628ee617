import type { ProjectFigureKey } from '@siteledger/shared-lib/domain';
import { FigureRow, type FigureSource } from './figure-row';

type Props = {
  title: string;
  source: FigureSource;
  figures: readonly { figure: ProjectFigureKey; label?: string }[];
};

/** Figures that belong together; the first is the one to read. */
export const FigureGroup = ({ title, source, figures }: Props) => (
  <section className="figure-group">
    <h2>{title}</h2>
    <ul>
      {figures.map(({ figure, label }, index) => (
        <FigureRow key={figure} source={source} figure={figure} label={label} isLead={index === 0} />
      ))}
    </ul>
  </section>
);
