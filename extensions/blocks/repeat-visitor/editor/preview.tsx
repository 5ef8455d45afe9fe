import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { Rule } from '../markup';
import { messages } from '../messages';
import { isVisible } from '../rules/visits';

/** The visitor as whom the author previews the content. Null shows all content. */
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

/**
 * Two toolbar buttons that show the content as a new visitor and as a returning visitor sees it. A second click ends
 * the preview.
 */
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
