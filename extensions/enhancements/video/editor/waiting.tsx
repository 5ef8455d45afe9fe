import { useBlockProps } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** Placeholder while it is unknown whether a video is hosted. */
export function Waiting(): ReactNode {
	return (
		<figure { ...useBlockProps() }>
			<p className="dovetail-video__waiting" role="status">
				<Spinner />
				{ messages.generating() }
			</p>
		</figure>
	);
}
