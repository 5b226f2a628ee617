import { Component, type ReactNode } from 'react';
import { LoadFailure } from '../failure/load-failure';
import type { OnFailure } from '../failure/screen-error';
import { type ScreenLabel, type Views } from '../failure/views';
import { ViewsContext } from '../failure/views-context';

type Props = { label: ScreenLabel; onFailure: OnFailure; children: () => ReactNode };
type State = { failure: LoadFailure | null; isSeeking: boolean };

/**
 * Contains a fill's rendering errors within its place, so the screen around it keeps working. Retry renders the fill
 * again.
 */
export class SlotBoundary extends Component<Props, State> {
  static override contextType = ViewsContext;
  declare context: Views;
  override state: State = { failure: null, isSeeking: false };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({
    failure: new LoadFailure('render', [], { cause: error }),
  });

  override componentDidCatch() {
    const standIn = this.props.onFailure();
    if (!standIn) return;
    this.setState({ isSeeking: true });
    void standIn.then(this.drawAgain, () => this.setState({ isSeeking: false }));
  }

  private readonly drawAgain = () => this.setState({ failure: null, isSeeking: false });

  override render() {
    const { failure, isSeeking } = this.state;
    const { Loading, FailureCard } = this.context;
    if (!failure) return this.props.children();
    if (isSeeking) return <Loading />;
    return <FailureCard label={this.props.label} failure={failure} onRetry={this.drawAgain} />;
  }
}
