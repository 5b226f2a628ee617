import { Button, DownOutlined } from '@siteledger/shared-lib/ui';

type Props = {
  /** Name of what opens, such as "row". */
  of: string;
  isOpen: boolean;
  onClick: () => void;
};

/** Button that expands and collapses a card. */
export const CardArrow = ({ of, isOpen, onClick }: Props) => (
  <Button
    size="small"
    type="text"
    className="sl-card-arrow"
    aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${of}`}
    aria-expanded={isOpen}
    icon={<DownOutlined aria-hidden />}
    onClick={onClick}
  />
);
