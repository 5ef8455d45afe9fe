import type { EnhancementDefinition } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { withGate } from './editor/with-gate';
import { withMediaGate } from './editor/with-media-gate';
import { enhancement } from './enhancement';
import { readGates } from './rules/gates';

const NAMESPACE = `dovetail/${ enhancement.slug }`;

/** Video covers and audio upload where the plan of the site leaves them out. Where it leaves nothing out, no filter is added. */
export const planGatedMedia: EnhancementDefinition = {
	...enhancement,
	enhance( addFilter ) {
		const gates = readGates( readInitialState() );
		if ( ! gates.part.size && ! gates.whole.size ) {
			return;
		}
		addFilter( 'editor.BlockEdit', NAMESPACE, withGate( gates ) );
		addFilter( 'editor.MediaPlaceholder', NAMESPACE, withMediaGate );
		addFilter( 'editor.MediaReplaceFlow', NAMESPACE, withMediaGate );
	},
};
