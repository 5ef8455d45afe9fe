import { expect, php, storeSettings, test } from '#e2e';

test( 'a GIF key holds letters and digits; another keeps the one before and says why', async () => {
	const [ good, bad ] = await storeSettings( { gif_key: 'before' }, [
		{ gif_key: 'abc123' },
		{ gif_key: '"><script>' },
	] );
	expect( good ).toMatchObject( {
		settings: { gif_key: 'abc123' },
		problems: [],
	} );
	expect( bad ).toMatchObject( {
		settings: { gif_key: 'before' },
		problems: [ expect.stringMatching( /^The GIF key was not changed/ ) ],
	} );
} );

test( 'the search is on, and the editor has the key, only once a key is stored', async () => {
	expect(
		await php( `
			$seen = static fn() => array( \\Dovetail\\Plugin\\Services::get( 'gifs' ), \\Dovetail\\Plugin\\Initial_State::state()['serviceKeys'] );
			remove_all_filters( 'dovetail_blocks_services' );
			update_option( 'dovetail_blocks_settings', array() );
			$without = $seen();
			update_option( 'dovetail_blocks_settings', array( 'gif_key' => 'abc123' ) );
			$with = $seen();
			delete_option( 'dovetail_blocks_settings' );
			return array( $without, $with );` )
	).toEqual( [
		[ '', { gifs: '' } ],
		[ 'https://api.giphy.com', { gifs: 'abc123' } ],
	] );
} );
