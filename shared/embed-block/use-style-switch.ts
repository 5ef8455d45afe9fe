import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';

/**
 * Changes whether an embed stands in the page or behind a button, in one step. The button goes with the change; its text
 * is kept for when it comes back.
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
