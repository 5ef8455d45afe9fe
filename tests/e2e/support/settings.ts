import { php } from './site';

/** Result of saving settings: the stored values and the error messages. */
export type Stored = {
	settings: Record< string, unknown >;
	problems: string[];
};

/**
 * Stores settings as the settings page does, one request per case.
 *
 * @param before Values to store before each case.
 * @param given  Values to enter, one array per case.
 */
export async function storeSettings(
	before: Readonly< Record< string, unknown > >,
	given: readonly object[]
): Promise< Stored[] > {
	return php(
		`require_once ABSPATH . 'wp-admin/includes/template.php';
		$results = array();
		foreach ( $input['given'] as $given ) {
			update_option( 'dovetail_blocks_settings', $input['before'] );
			$GLOBALS['wp_settings_errors'] = array();
			$results[] = array(
				'settings' => \\Dovetail\\Plugin\\Settings::sanitize( $given ),
				'problems' => array_values( wp_list_pluck( get_settings_errors(), 'message' ) ),
			);
		}
		$GLOBALS['wp_settings_errors'] = array();
		delete_option( 'dovetail_blocks_settings' );
		return $results;`,
		{ before, given }
	);
}
