import { php } from '#e2e';
import { asked } from './server-support';

/** Stores the owner's Google credentials. Omitted values are cleared. */
export const connectGoogle = ( values: object ) =>
	php(
		`update_option( \\Dovetail\\Connections\\Connections::option_name( 'google_photos' ), $input ); return 1;`,
		{ client_id: '', client_secret: '', ...values }
	);

/** Deletes all granted access. */
export const forgetConsents = () =>
	php(
		`delete_metadata( 'user', 0, $GLOBALS['wpdb']->get_blog_prefix() . 'dovetail_blocks_google_photos', '', true );
		foreach ( get_users( array( 'fields' => 'ID' ) ) as $id ) {
			delete_transient( "dovetail_blocks_google_photos_$id" );
			delete_transient( "dovetail_blocks_google_state_$id" );
		}
		return 1;`
	);

/** Endpoint that lists the items an author has picked. */
export const LIST = '/wpcom/v2/external-media/list/google_photos';

/** Endpoint to grant and revoke access. */
export const CONNECTION = '/wpcom/v2/external-media/connection/google_photos';

/** The parts of a list that the tests check. */
export type List = {
	media: {
		ID: string;
		title: string;
		name: string;
		type: string;
		thumbnails: { medium: string };
	}[];
	meta: { next_page: string | false };
};

/** Returns the token requests, except for requests that check the client. */
export const given = async () =>
	( await asked( /^\/token$/ ) ).filter( ( { status } ) => status === 200 );
