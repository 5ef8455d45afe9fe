import { Inserter, store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** The form's "+": it inserts before the button that sends the form, or at the end without one. */
export function FieldAppender( { clientId }: { clientId: string } ): ReactNode {
	const button = useSelect(
		( select ) =>
			select( blockEditorStore )
				.getBlocks( clientId )
				.findLast(
					( { name }: { name: string } ) => name === 'dovetail/button'
				)?.clientId,
		[ clientId ]
	);
	return (
		<Inserter
			rootClientId={ clientId }
			// Inserts before this block.
			clientId={ button }
			isAppender
			__experimentalIsQuick
			toggleProps={ {
				className: 'block-editor-button-block-appender',
				label: messages.addField(),
			} }
		/>
	);
}
