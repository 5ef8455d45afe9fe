import type { EnhancementDefinition } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { enhancement } from './enhancement';

/**
 * Prevents video covers and audio uploads on plans that exclude them. On other plans, adds no filter and loads no code,
 * because WordPress re-renders all blocks when a filter is added late.
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
			// Only log the error: the server rejects features outside the plan anyway.
			console.error( error );
		}
	},
};
