import type { EnhancementDefinition } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { enhancement } from './enhancement';

/**
 * Video covers and audio upload where the plan of the site leaves them out. Where it leaves nothing out, no filter is added
 * and nothing more is loaded; elsewhere WordPress draws anew what it has drawn before the filters came.
 */
export const planGatedMedia: EnhancementDefinition = {
	...enhancement,
	async enhance( addFilter ) {
		const state = readInitialState();
		if (
			! Object.values( state.availability ).some(
				( record ) =>
					! record.available && record.reason === 'missing_plan'
			)
		) {
			return;
		}
		try {
			const { addGates } = await import(
				/* webpackChunkName: "plan-gated-media/gates" */ './editor/add-gates'
			);
			addGates( state, addFilter );
		} catch ( error ) {
			// The server refuses what the plan leaves out all the same.
			console.error( error );
		}
	},
};
