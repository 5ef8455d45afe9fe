import { php } from './site';

/** Returns the slugs of the panels in a user's editor for a new post of a type. */
export const panelsOf = (
	user: string,
	type = 'post',
	before = ''
): Promise< string[] > =>
	php(
		`${ before }
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		wp_set_current_user( get_user_by( 'login', $input['user'] )->ID );
		set_current_screen( $input['type'] );
		return array_keys( apply_filters( 'dovetail_blocks_panels', array() ) );`,
		{ user, type }
	);
