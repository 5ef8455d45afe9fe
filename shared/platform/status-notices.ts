import { call } from '#shared/api';
import { myPlanAddress } from './addresses';
import { readSite } from './api';
import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { messages } from './messages';
import type { StatusParameter } from './show-status-notices';

/** Shows the notice of each status parameter. Resolves when all notices are shown. */
export async function createStatusNotices(
	parameters: readonly StatusParameter[]
): Promise< void > {
	await Promise.all(
		parameters.map( ( parameter ) => CREATE[ parameter ]() )
	);
}

const CREATE: Readonly< Record< StatusParameter, () => unknown > > = {
	async plan_upgraded() {
		// Show the success notice even if the plan's name cannot be loaded.
		const { planName, isFree } = await call( readSite ).catch( () => ( {
			planName: '',
			isFree: false,
		} ) );
		const url = myPlanAddress();
		const options = {
			id: 'dovetail-blocks-plan-upgraded',
			actions: url ? [ { label: messages.viewPlan(), url } ] : [],
		};
		const { createInfoNotice, createSuccessNotice } =
			dispatch( noticesStore );
		await ( isFree
			? createInfoNotice( messages.stillFree(), options )
			: createSuccessNotice( messages.upgraded( planName ), options ) );
	},
	stripe_connect_success: () =>
		dispatch( noticesStore ).createSuccessNotice(
			messages.stripeConnected(),
			{ id: 'dovetail-blocks-stripe-connected' }
		),
	stripe_connect_cancelled: () =>
		dispatch( noticesStore ).createInfoNotice( messages.stripeCancelled(), {
			id: 'dovetail-blocks-stripe-cancelled',
		} ),
};
