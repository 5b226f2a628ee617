import { CallState } from '@siteledger/shared-lib/api';
import { explainedFigure, type ProjectFigureKey } from '@siteledger/shared-lib/domain';
import { Button, LeftOutlined, Modal } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { FigureExplained } from './figure-explained';
import { useProjectFiguresExplainQuery } from './figures-api';
import './figure-sheet.css';

type Props = {
  uuid: string;
  figure: ProjectFigureKey;
  /** Whether the panel shows a preview; the explanation is always of the stored figures. */
  isPreviewed: boolean;
  onClose: () => void;
};

/**
 * Explanation of a figure, with links to the explanations of the figures it is computed from.
 * docs/domain/figures.md#why-a-figure-is-what-it-is
 */
export function FigureSheet({ uuid, figure: asked, isPreviewed, onClose }: Props) {
  const [way, setWay] = useState<readonly ProjectFigureKey[]>([asked]);
  const figure = way.at(-1) ?? asked;
  const before = way.at(-2);
  const { currentData: explanation, error, refetch } = useProjectFiguresExplainQuery({ uuid, figure });

  return (
    <Modal
      open
      title={`Why this number: ${explainedFigure(figure).label}`}
      className="figure-sheet"
      width={600}
      footer={null}
      onCancel={onClose}
    >
      {before && (
        <Button
          className="figure-back"
          type="link"
          icon={<LeftOutlined aria-hidden />}
          onClick={() => setWay(way.slice(0, -1))}
        >
          {explainedFigure(before).label}
        </Button>
      )}
      {isPreviewed && <p className="figure-saved">Saved version; unsaved changes are not included.</p>}
      {explanation ? (
        <FigureExplained uuid={uuid} explanation={explanation} onExplain={(next) => setWay([...way, next])} />
      ) : (
        <CallState error={error} onRetry={refetch} />
      )}
    </Modal>
  );
}
