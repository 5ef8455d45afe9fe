import type { Memberships, Plan } from '#shared/payments';
import type { EditingProps } from '#shared/definitions';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import type { attributes as schema } from '../attributes';
import { buttonText } from './plan-words';

/** Returns a function that selects a plan: it sets the plan and the button's text in one undo step. */
export function useChoosePlan(
	clientId: string,
	setAttributes: EditingProps< typeof schema >[ 'setAttributes' ]
): ( plan: Plan, source: Memberships[ 'source' ] ) => void {
	const registry = useRegistry();
	return ( plan, source ) => {
		const { replaceInnerBlocks, selectBlock, updateBlockAttributes } =
			registry.dispatch( blockEditorStore );
		const [ button ] = registry
			.select( blockEditorStore )
			.getBlockOrder( clientId );
		registry.batch( () => {
			setAttributes( { planId: plan.id, planSource: source } );
			if ( button ) {
				void updateBlockAttributes( button, {
					text: buttonText( plan ),
				} );
				void selectBlock( button );
			} else {
				void replaceInnerBlocks(
					clientId,
					[
						createBlock( 'dovetail/button', {
							element: 'button',
							text: buttonText( plan ),
						} ),
					],
					true
				);
			}
		} );
	};
}
