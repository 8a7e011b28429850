import { Component, type ReactNode } from 'react';

interface SilentErrorBoundaryProps {
  readonly children: ReactNode;
  /** @default nothing */
  readonly fallback?: ReactNode;
}

/** Error boundary around optional lazy code: a failed load loses nothing else. */
export class SilentErrorBoundary extends Component<SilentErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
