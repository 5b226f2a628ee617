import { Component, type ReactNode } from 'react';
import { FailureCard } from './failure-card';
import { LoadFailure } from './load-failure';
import type { ScreenLabel } from './screen';

type Props = { label: ScreenLabel; onFailure: (failure: LoadFailure) => void; children: ReactNode };
type State = { failure: LoadFailure | null };

/** Keeps what a fill throws while drawing inside its place; the screen around lives on. Retry draws it anew. */
export class SlotBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError = (error: unknown): State => ({
    failure: new LoadFailure('render', [], { cause: error }),
  });

  override componentDidCatch() {
    if (this.state.failure) this.props.onFailure(this.state.failure);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <FailureCard label={this.props.label} failure={failure} onRetry={() => this.setState({ failure: null })} />;
  }
}
