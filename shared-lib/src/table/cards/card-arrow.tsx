import { Button, DownOutlined } from '@siteledger/shared-lib/ui';

type Props = {
  /** What opens, such as "row". */
  of: string;
  isOpen: boolean;
  onClick: () => void;
};

/** Opens a card to all that it has, and closes it. */
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
