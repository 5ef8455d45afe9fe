import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';

/**
 * Returns a function that switches an embed between the in-page style and the button style in one undo step. The
 * in-page style has no button, but the block keeps the button's text.
 */
export function useStyleSwitch< Style extends string >(
	clientId: string,
	setAttributes: ( changes: { style: Style; buttonText?: string } ) => void
): ( style: Style ) => void {
	const registry = useRegistry();
	return ( style ) =>
		registry.batch( () => {
			const [ button ] = registry
				.select( blockEditorStore )
				.getBlocks( clientId );
			setAttributes( {
				style,
				...( button && {
					buttonText: String( button.attributes.text ?? '' ),
				} ),
			} );
			void registry
				.dispatch( blockEditorStore )
				.replaceInnerBlocks( clientId, [] );
		} );
}
