import { expect, php, test } from '#e2e';

test( 'the editor gets the site’s language and the country of its time zone, if it has one', async () => {
	expect(
		await php(
			`$told = array();
			foreach ( $input as list( $zone, $locale ) ) {
				update_option( 'timezone_string', $zone );
				$speak = static fn() => $locale;
				add_filter( 'locale', $speak, 99 );
				$told[] = \\Dovetail\\Plugin\\Initial_State::state()['site'];
				remove_filter( 'locale', $speak, 99 );
			}
			delete_option( 'timezone_string' );
			return $told;`,
			[
				[ 'Europe/Vienna', 'de_DE_formal' ],
				[ 'UTC', 'fi' ],
				[ '', 'pt_PT_ao90' ],
			]
		)
	).toEqual( [
		{ country: 'AT', language: 'de-DE' },
		{ country: '', language: 'fi' },
		{ country: '', language: 'pt-PT' },
	] );
} );
