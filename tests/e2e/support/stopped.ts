import { USERS, type Role } from '../../../src/playground/users';
import { php } from './site';

/**
 * Requests an admin action as a user with a valid nonce; resolves with the status and message of the error page.
 *
 * @param role   Role of the user.
 * @param action Nonce action.
 * @param call   PHP call to run.
 * @throws Error with the output if the request is not stopped.
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
		[ USERS[ role ], action ]
	);

/** Error for users without permission. */
export const NOT_ALLOWED: [ number, string ] = [
	403,
	'Sorry, your account is not allowed to do this. Ask an administrator of this site.',
];
