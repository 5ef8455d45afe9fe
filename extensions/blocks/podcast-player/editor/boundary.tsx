import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';
import { part } from '../markup';
import { messages } from '../messages';

/** Shows the panel where the preview would have crashed; the block and its settings stay. */
export class Boundary extends Component<
	{ children: ReactNode },
	{ hasCrashed: boolean }
> {
	override state = { hasCrashed: false };

	static getDerivedStateFromError() {
		return { hasCrashed: true };
	}

	override render(): ReactNode {
		return this.state.hasCrashed ? (
			<p className={ part( 'crash' ) } role="alert">
				{ messages.crashed() }
			</p>
		) : (
			this.props.children
		);
	}
}
