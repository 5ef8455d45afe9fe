import type { EditProps } from '#shared/definitions';
import { useStep } from '#shared/undo';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import type { EmbedProvider } from './provider';

type Changing< Attributes > = Pick<
	EditProps< Attributes >,
	'attributes' | 'setAttributes' | 'clientId'
>;

/** Returns a `setAttributes` that also updates the URL of the embed's button, in the same undo step. */
export function useSetAttributes< Attributes extends object >(
	{ link }: EmbedProvider< Attributes >,
	{ attributes, setAttributes, clientId }: Changing< Attributes >
): ( changes: Partial< Attributes > ) => void {
	const registry = useRegistry();
	const step = useStep( clientId );
	return ( changes ) =>
		step( () =>
			registry.batch( () => {
				const editor = registry.select( blockEditorStore );
				setAttributes( changes );
				for ( const id of editor.getBlockOrder( clientId ) ) {
					void registry
						.dispatch( blockEditorStore )
						.updateBlockAttributes( id, {
							url: link( { ...attributes, ...changes } ),
						} );
				}
			} )
		);
}
