import {
	BlockPreview,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { cloneBlock } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';

/** A block as it would look with other attributes; for the eyes only. */
export function StylePreview( {
	clientId,
	attributes,
	viewportWidth,
}: {
	clientId: string;
	attributes: object;
	viewportWidth: number;
} ): ReactNode {
	const block = useSelect(
		( select ) =>
			select( blockEditorStore ).getBlock( clientId ) as
				Parameters< typeof cloneBlock >[ 0 ] | null,
		[ clientId ]
	);
	const patch = JSON.stringify( attributes );
	const preview = useMemo(
		() => block && cloneBlock( block, JSON.parse( patch ) ),
		[ block, patch ]
	);
	return (
		<div className="dovetail-block-styles__preview" aria-hidden>
			{ preview && (
				<BlockPreview
					blocks={ preview }
					viewportWidth={ viewportWidth }
				/>
			) }
		</div>
	);
}
