import { inSidebar, type Editor, type TypedField } from '#e2e';
import { OWNER } from './support';

/** Returns an account without posts. */
const withAccount = ( { page }: Editor ) =>
	page.route( /instagram-gallery(?:\/|%2F)gallery/, ( route ) =>
		route.fulfill( {
			json: { external_name: 'harbour.bakery', images: [] },
		} )
	);

export const typed: readonly TypedField[] = (
	[
		[ 'Number of posts', 'count', '12' ],
		[ 'Number of columns', 'columns', '5' ],
		[ 'Image spacing in pixels', 'spacing', '25' ],
	] as const
 ).map( ( [ label, name, keys ] ) => ( {
	field: `“${ label }” of an Instagram gallery`,
	block: 'instagram-gallery',
	attributes: { accessToken: OWNER, instagramUser: 'harbour.bakery' },
	before: withAccount,
	find: inSidebar( label, 'spinbutton' ),
	keys,
	saved: { [ name ]: Number( keys ) },
} ) );
