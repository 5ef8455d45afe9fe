import { mock, mockPage, type Mock } from '#shared/request';
import { listPlans, readSite } from './api';
import { PLANS, checkoutPages, currentPlan, rankOf } from './mock-checkout';

/** A transparent 1×1 GIF. */
const PIXEL = Uint8Array.from(
	atob( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' ),
	( letter ) => letter.charCodeAt( 0 )
);

export const mocks: readonly Mock[] = [
	mock( listPlans ).reply( () => [ ...PLANS ] ),
	mock( readSite ).reply( ( request ) => ( {
		code: 'success',
		message: 'The site was found.',
		data: JSON.stringify( { plan: currentPlan( request ) } ),
	} ) ),
	// Only the site's server sends this request, never a browser.
	mockPage( { path: '/wpcom/v2/available-extensions' } ).reply(
		( request ) => {
			const { paidBlocks } = request.scenario;
			const rank = rankOf( currentPlan( request ).product_slug );
			const missing = Object.entries( paidBlocks ).filter(
				( [ , plan ] ) => rankOf( plan ) > rank
			);
			return {
				headers: { 'Content-Type': 'application/json; charset=UTF-8' },
				body: JSON.stringify( {
					enable_upgrade_nudge: Object.keys( paidBlocks ).length > 0,
					extensions: Object.fromEntries(
						missing.map( ( [ slug, plan ] ) => [
							slug,
							{
								available: false,
								unavailable_reason: 'missing_plan',
								required_plan: plan,
							},
						] )
					),
				} ),
			};
		}
	),
	mockPage( { path: '/wpcom/v2/connected-user' } ).reply(
		( { query: { user = '' }, scenario, state } ) => ( {
			headers: { 'Content-Type': 'application/json; charset=UTF-8' },
			body: JSON.stringify( {
				is_connected:
					scenario.isConnected ||
					state( 'connectedUsers', {
						names: [] as string[],
					} ).names.includes( user ),
			} ),
		} )
	),
	...checkoutPages,
	// Mocks the analytics host. The mock platform's request log contains the events.
	mockPage( { path: '/t.gif', service: 'analytics' } ).reply( () => ( {
		headers: { 'Content-Type': 'image/gif' },
		body: PIXEL,
	} ) ),
];
