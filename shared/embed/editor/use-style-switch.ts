import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';

/** Switches an embed between in-page and button in one undo step. The button is removed with the switch; its text is kept. */
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
