'use client'

import { Component, type ReactNode } from 'react'

interface RenderBoundaryProps {
  /** A new value renders the children again. */
  retryOn: string
  fallback: ReactNode
  children: ReactNode
}

/** Renders the fallback when the children throw, so that the rest of the page stays usable. */
export class RenderBoundary extends Component<RenderBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ retryOn }: RenderBoundaryProps) {
    if (this.state.hasFailed && retryOn !== this.props.retryOn) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
