import { USERS, type Role } from '../../../src/playground/users';
import { php } from './site';

/** Resets the panels and sidebars that a user opened or closed. */
export const forgetPreferences = ( role: Role ): Promise< unknown > =>
	php(
		`$user  = get_user_by( 'login', $input )->ID;
		$key    = $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences';
		add_user_meta( $user, 'e2e_first_preferences', get_user_meta( $user, $key, true ), true );
		$first = get_user_meta( $user, 'e2e_first_preferences', true );
		// Set the date, because WordPress uses these preferences only if they are newer than the copy in the browser.
		return update_user_meta( $user, $key, array( '_modified' => gmdate( 'c' ) ) + $first );`,
		USERS[ role ]
	);
