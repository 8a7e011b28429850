import { Component, type ReactNode } from 'react';

interface QuietlyProps {
  readonly children: ReactNode;
}

/** Around code that loads later and without which the page stands: when it does not arrive, nothing else is lost. */
export class Quietly extends Component<QuietlyProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
