import { Component, type ReactNode } from 'react';
import { NotLoaded } from './NotLoaded';

type Props = { children: ReactNode };

/** Where a part of a page fails, what surrounds the page stays, and there are words and a way on. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <NotLoaded /> : this.props.children;
  }
}
