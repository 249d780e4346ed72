import { Component, type ReactNode } from 'react';
import { NotLoaded } from './NotLoaded';

type Props = { children: ReactNode };

/** When rendering a page fails, shows a message and a button in its place and keeps the frame around it. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <NotLoaded /> : this.props.children;
  }
}
