import type { EnhancementDefinition } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { enhancement } from './enhancement';

/**
 * Limits video covers and audio uploads on plans that exclude them. Other plans get no filter and load no code. When
 * filters are added late, WordPress re-renders its blocks.
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
			// Only logged: the server rejects what the plan excludes in any case.
			console.error( error );
		}
	},
};
