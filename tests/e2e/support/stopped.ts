import { PEOPLE, type Role } from '../../../src/playground/people';
import { php } from './site';

/**
 * Has somebody ask for something of the admin, with a nonce of their own, and resolves with status and sentence of the page
 * that WordPress stops the request with.
 *
 * @param role   Of who asks.
 * @param action Of the nonce.
 * @param call   PHP.
 * @throws Error with what was answered when the request goes on.
 */
export const stopped = (
	role: Role,
	action: string,
	call: string
): Promise< [ number, string ] > =>
	php(
		`wp_set_current_user( get_user_by( 'login', $input[0] )->ID );
		$_REQUEST['_wpnonce'] = wp_create_nonce( $input[1] );
		$_GET['_wpnonce']     = $_REQUEST['_wpnonce'];
		add_filter( 'wp_die_handler', static fn() => static function ( $sentence, $title, $args ) { throw new \\Exception( wp_json_encode( array( $args['response'], $sentence ) ) ); } );
		try {
			${ call }
		} catch ( \\Exception $stop ) {
			return json_decode( $stop->getMessage() );
		}
		throw new \\Error( 'It went on.' );`,
		[ PEOPLE[ role ], action ]
	);

/** What who may not do something is told. */
export const NOT_ALLOWED: [ number, string ] = [
	403,
	'Sorry, your account is not allowed to do this. Ask an administrator of this site.',
];
