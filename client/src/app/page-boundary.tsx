import { Component, type ReactNode } from 'react';
import { PageError } from './page-error.tsx';

interface PageBoundaryProps {
  /** Another place is another chance. */
  readonly place: unknown;
  readonly children: ReactNode;
}

/** Holds a page that fails to load or to draw itself, so that what stands around it stays. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ place }: PageBoundaryProps): void {
    if (this.state.error !== null && place !== this.props.place) this.setState({ error: null });
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <PageError error={this.state.error} />;
  }
}
