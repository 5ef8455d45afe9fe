import { expect, php, type PlainVisit } from '#e2e';

const SLOTS = '\\Dovetail\\Wordads\\Slots';

/** Stores an ad network's code for every format. */
export const prepare: PlainVisit[ 'prepare' ] = async () => {
	await php(
		`wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
		update_option( ${ SLOTS }::OPTION, array( 'default' => array( 'kind' => 'code', 'code' => '<p>An advertisement of a network</p>' ) ) );
		wp_set_current_user( 0 );
		return ${ SLOTS }::stored();`
	);
	return () => php( `return delete_option( ${ SLOTS }::OPTION );` );
};

export const job: PlainVisit[ 'job' ] = async ( page ) => {
	const ad = page.locator( '.wp-block-dovetail-wordads' ).first();
	await ad.scrollIntoViewIfNeeded();
	await expect( ad ).toContainText( 'An advertisement of a network' );
};
