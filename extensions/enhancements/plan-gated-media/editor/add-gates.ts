import type { AddFilter } from '#shared/definitions';
import type { InitialState } from '#shared/initial-state';
import { enhancement } from '../enhancement';
import { readGates } from '../rules/gates';
import { withGate } from './with-gate';
import { withMediaGate } from './with-media-gate';

const NAMESPACE = `dovetail/${ enhancement.slug }`;

/** Adds the filters that restrict features outside the plan, unless the plan includes all features. */
export function addGates( state: InitialState, addFilter: AddFilter ): void {
	const gates = readGates( state );
	if ( gates.part.size || gates.whole.size ) {
		addFilter( 'editor.BlockEdit', NAMESPACE, withGate( gates ) );
		addFilter( 'editor.MediaPlaceholder', NAMESPACE, withMediaGate );
		addFilter( 'editor.MediaReplaceFlow', NAMESPACE, withMediaGate );
	}
}
