import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { Rule } from '../markup';
import { messages } from '../messages';
import { isVisible } from '../rules/visits';

/** As whom an author looks at the content; null for all of it. */
export type Seen = 'newcomer' | 'regular' | null;

/** Whether a visitor sees the content on the first visit, or on a later one that no longer counts as new. */
export function isSeenBy( seen: Seen, { criteria, threshold }: Rule ): boolean {
	return (
		seen === null ||
		isVisible(
			criteria,
			threshold,
			seen === 'newcomer' ? 1 : threshold + 1
		)
	);
}

/** Two buttons of the toolbar: the content as a newcomer and as a regular sees it. A second press ends it. */
export function PreviewAs( {
	seen,
	onChange,
}: {
	seen: Seen;
	onChange( seen: Seen ): void;
} ): ReactNode {
	return (
		<BlockControls>
			<ToolbarGroup>
				{ ( [ 'newcomer', 'regular' ] as const ).map( ( who ) => (
					<ToolbarButton
						key={ who }
						isPressed={ seen === who }
						onClick={ () => onChange( seen === who ? null : who ) }
					>
						{ messages.previewAs[ who ]() }
					</ToolbarButton>
				) ) }
			</ToolbarGroup>
		</BlockControls>
	);
}
