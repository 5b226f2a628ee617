import './frame.css';
import './rail.css';
import './top-bar.css';

/** What is where the frame will be while the session is being checked: the same areas, nothing in them. */
export const FrameOutline = () => (
  <div className="frame" aria-busy>
    <div className="rail" />
    <div className="frame-body">
      <div className="bar" />
      <span className="sl-visually-hidden" role="status">
        Loading...
      </span>
    </div>
  </div>
);
