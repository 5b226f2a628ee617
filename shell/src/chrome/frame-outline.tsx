import './frame.css';
import './rail.css';
import './top-bar.css';

/** Placeholder of the frame while the session is checked: the same areas, empty. */
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
