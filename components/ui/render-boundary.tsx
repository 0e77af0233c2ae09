'use client'

import { Component, type ReactNode } from 'react'

interface RenderBoundaryProps {
  /** When another value comes, the children are tried again. */
  retryOn: string
  fallback: ReactNode
  children: ReactNode
}

/** Shows the fallback in place of children that fail to render, so that the rest of the page stays usable. */
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
