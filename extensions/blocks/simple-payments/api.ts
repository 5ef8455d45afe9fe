import { endpoint, wire } from '#shared/request';
import { isHttpUrl } from '#shared/validation';

/** How this site accepts PayPal payments: `app` (the owner's app), `form` (PayPal's classic form), or `none`. */
export type PayPalShop = {
	way: 'app' | 'form' | 'none';
	/** Whether payments use PayPal's sandbox, where no real money moves. */
	isTest: boolean;
	/** URL of the PayPal settings; null for users who may not change them. */
	settingsUrl: string | null;
};

/** Returns how this site accepts PayPal payments. */
export const readShop = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/simple-payments/shop',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( {
		way: wire.oneOf( 'app', 'form', 'none' ),
		mode: wire.oneOf( 'live', 'test' ),
		settings_url: wire.string,
	} ),
	parse: ( { mode, settings_url: url, way } ): PayPalShop => ( {
		way,
		isTest: mode === 'test',
		settingsUrl: isHttpUrl( url ) ? url : null,
	} ),
} );
