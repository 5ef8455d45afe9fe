import { store as blockEditorStore } from '@wordpress/block-editor';
import { cloneBlock, type Block } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { useRef } from '@wordpress/element';

/**
 * Returns a function that switches an embed between the in-page style and the button style in one undo step. The
 * in-page style has no button, but the block keeps the button's text. Until the editor is closed, the button also comes
 * back with its colors and other settings.
 */
export function useStyleSwitch< Style extends string >(
	clientId: string,
	setAttributes: ( changes: { style: Style; buttonText?: string } ) => void
): ( style: Style ) => void {
	const registry = useRegistry();
	const removed = useRef< Block[] >( [] );
	return ( style ) =>
		registry.batch( () => {
			const buttons = registry
				.select( blockEditorStore )
				.getBlocks( clientId ) as Block[];
			// Before the attributes, because writing them updates the button's URL.
			void registry
				.dispatch( blockEditorStore )
				.replaceInnerBlocks(
					clientId,
					buttons.length
						? []
						: removed.current.map( ( button ) =>
								cloneBlock( button )
							)
				);
			if ( buttons.length ) {
				removed.current = buttons;
			}
			setAttributes( {
				style,
				...( buttons[ 0 ] && {
					buttonText: String( buttons[ 0 ].attributes.text ?? '' ),
				} ),
			} );
		} );
}
