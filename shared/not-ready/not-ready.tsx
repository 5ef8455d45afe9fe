import { useBlockEditContext } from '@wordpress/block-editor';
import { useEffect } from '@wordpress/element';
import { addReason } from './reasons';

/**
 * Reports why visitors can't use the surrounding block yet, for the section “Not ready for visitors” of the publish
 * panel. Renders nothing.
 */
export function NotReady( {
	children: reason,
}: {
	/** A sentence that says what is missing. */
	children: string;
} ): null {
	const { clientId = '' } = useBlockEditContext();
	useEffect( () => {
		// Without the panel, the notice in the block still gives the reason.
		import( /* webpackChunkName: "not-ready" */ './panel' ).then(
			( { addPanel } ) => addPanel(),
			() => {}
		);
		return addReason( clientId, reason );
	}, [ clientId, reason ] );
	return null;
}
