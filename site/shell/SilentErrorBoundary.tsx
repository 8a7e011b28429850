import { Component, type ReactNode } from 'react';

interface QuietlyProps {
  readonly children: ReactNode;
  /** Stands in its place when it does not arrive. @default nothing */
  readonly fallback?: ReactNode;
}

/** Around code that loads later and without which the page stands: when it does not arrive, nothing else is lost. */
export class SilentErrorBoundary extends Component<QuietlyProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
