import { Link } from '@siteledger/shared-lib/router';
import { CloseOutlined } from '@siteledger/shared-lib/ui';
import type { Ref } from 'react';
import { BrandMark } from '../brand';
import { AppearanceSwitches } from './appearance-switches';
import type { MenuSection } from './menu';
import { SideMenu } from './side-menu';
import './rail.css';

type Props = {
  sections: MenuSection[];
  pathname: string;
  isOpen: boolean;
  onChoose: () => void;
  onClose: () => void;
  ref: Ref<HTMLDivElement>;
};

/** The side drawer: fixed on a wide screen, opened over the page on a narrow one. screens.md#the-frame */
export const SideDrawer = ({ sections, pathname, isOpen, onChoose, onClose, ref }: Props) => (
  <>
    <div className="rail" id="side-drawer" ref={ref} tabIndex={-1} data-open={isOpen}>
      <div className="rail-head">
        <Link to="/" className="brand" onClick={onChoose}>
          <BrandMark />
          Siteledger
        </Link>
        <button type="button" className="rail-close" aria-label="Close menu" onClick={onClose}>
          <CloseOutlined aria-hidden />
        </button>
      </div>
      <SideMenu sections={sections} pathname={pathname} onChoose={onChoose} />
      <AppearanceSwitches />
    </div>
    {isOpen && <div className="veil" aria-hidden onClick={onClose} />}
  </>
);
